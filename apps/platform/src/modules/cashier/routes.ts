import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import { RequestFailure } from '../../plumbing/http/failure.ts';
import { methodsToShow, type ShownMethod } from './available-methods.ts';
import { createBanks } from './banks.ts';
import { cancelWithdrawal } from './call-off-withdrawal.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { claimRoutes } from './claim-routes.ts';
import { countries } from './countries.ts';
import { depositRoutes } from './deposit-routes.ts';
import { findAccountName } from './find-account-name.ts';
import { pausesToShow } from './find-incident.ts';
import { findPaymentByKey } from './find-payment.ts';
import type { HistoryStatus } from './history-rules.ts';
import { accountsGateway, openOwnAccount } from './open-own-account.ts';
import type { LastingAccount } from './payment-port.ts';
import { createPayoutSpeed } from './payout-speed.ts';
import { readReceipt } from './read-receipt.ts';
import { savedAccountRoutes } from './saved-account-routes.ts';
import { savedCardRoutes } from './saved-card-routes.ts';
import { findAccount } from './store/own-accounts.ts';
import { findOpenWithdrawal } from './store/payments.ts';
import { readHistory } from './transaction-history.ts';
import { readWithdrawOrder } from './withdraw-order.ts';
import { withdrawRoutes } from './withdraw-routes.ts';
import { canBeCanceled } from './withdrawal-rules.ts';

export type CashierCalls = Extract<keyof Calls, `${string} Banking/${string}`> | 'POST User/TransactionHistory';

const directions = { '-1': undefined, '1': 'deposit', '2': 'withdraw' } as const;

export function cashierRoutes(deps: CashierDeps): Pick<Handlers<Calls>, CashierCalls> {
  const banks = createBanks(deps);
  const payoutSpeed = createPayoutSpeed(deps);
  return {
    ...depositRoutes(deps),
    ...withdrawRoutes(deps),
    ...claimRoutes(deps),
    ...savedCardRoutes(deps),
    ...savedAccountRoutes(deps),

    async 'GET Banking/GetDepositMethods'({ context }) {
      const { playerId, userName } = context.player;
      return success(shown(deps, 'deposit', await methodsToShow(deps, { playerId, userName, direction: 'deposit' })));
    },

    async 'GET Banking/GetWithdrawMethods'({ context }) {
      const { playerId, userName } = context.player;
      return success(shown(deps, 'withdraw', await methodsToShow(deps, { playerId, userName, direction: 'withdraw' })));
    },

    async 'GET Banking/GetOwnAccount'({ context }) {
      const { playerId } = context.player;
      const account = await findAccount(deps.pool, { playerId, gateway: accountsGateway });
      return success(account ? shownAccount(account) : null);
    },

    async 'POST Banking/OpenOwnAccount'({ context }) {
      const opened = await openOwnAccount(deps, context.player);
      if (opened === 'not available') return refuse('PAYMENT_METHOD_NOT_AVAILABLE', null);
      if (opened === 'service down') return refuse('PAYMENT_SERVICE_DOWN', null);
      if (opened === 'verification needed') return refuse('VERIFICATION_IS_NEEDED', null);
      return success(shownAccount(opened));
    },

    'GET Banking/GetPayoutSpeed': async () => success({ medianSeconds: await payoutSpeed() }),

    async 'POST Banking/FindPayment'({ body, context }) {
      return success(await findPaymentByKey(deps, { playerId: context.player.playerId, ...body }));
    },

    'GET Banking/GetCountries': () => success({ countryList: countries }),

    async 'GET Banking/getKudipalBanks'() {
      const kudipalBankList = await banks();
      return kudipalBankList ? success({ kudipalBankList }) : refuse('PAYMENT_SERVICE_DOWN', null);
    },

    async 'POST Banking/GetBankAccountNumber'({ query, context }) {
      const { playerId } = context.player;
      const answer = await findAccountName(deps, {
        playerId,
        bankCode: query.code,
        accountNumber: query.accountnumber,
      });
      switch (answer.kind) {
        case 'name':
          return success({ accName: answer.name });
        case 'not found':
          return refuse('BANK_ACCOUNT_NOT_FOUND', null);
        case 'too many':
          throw new RequestFailure('TOO_MANY_REQUESTS');
        default:
          return refuse('PAYMENT_SERVICE_DOWN', null);
      }
    },

    async 'GET Banking/CheckUserWithdrawOrder'({ context }) {
      const pending = await findOpenWithdrawal(deps.pool, context.player.playerId);
      return success(pending !== undefined && deps.canPlayersCancel && canBeCanceled(pending.state));
    },

    async 'POST Banking/RejectWithadrawByUser'({ context }) {
      const outcome = await cancelWithdrawal(deps, context.player.playerId);
      switch (outcome) {
        case 'canceled':
          return success(null);
        case 'none pending':
          return refuse('NO_PENDING_WITHDRAWAL', null);
        case 'on its way':
          return refuse('WITHDRAWAL_IS_ON_ITS_WAY', null);
        case 'not decided yet':
          throw new RequestFailure('NOT_READY');
      }
    },

    async 'GET Banking/GetWithdrawOrder'({ context }) {
      return success(await readWithdrawOrder(deps, context.player.playerId));
    },

    async 'GET Banking/GetReceipt'({ query, context }) {
      const receipt = await readReceipt(deps, { playerId: context.player.playerId, id: query.id });
      return receipt ? success(receipt) : refuse('PAYMENT_DOES_NOT_EXIST', null);
    },

    async 'POST User/TransactionHistory'({ query, context }) {
      const resp = await readHistory(deps, {
        playerId: context.player.playerId,
        startDate: query.startDate,
        toDate: query.toDate,
        direction: directions[query.type],
        status: query.status === '-1' ? undefined : (Number(query.status) as HistoryStatus),
        page: Number(query.page),
      });
      return success({ resp });
    },
  };
}

function shownAccount({ bankName, accountNumber: accNumber, accountName: accName }: LastingAccount) {
  return { bankName, accNumber, accName };
}

/** One entry for each limits account: the widest of the methods that share it. Each method's own limits decide. */
function shown(deps: CashierDeps, direction: 'deposit' | 'withdraw', methods: ShownMethod[]) {
  const ordered = (amounts: bigint[]) => amounts.sort((one, other) => Number(one - other));
  const byAccount = Map.groupBy(methods, ({ limits_account_id }) => limits_account_id);
  const paymentLimits = [...byAccount].map(([accountId, sharing]) => ({
    accountId,
    minLimit: ordered(sharing.map(({ min_kobo }) => min_kobo))[0] as bigint,
    maxLimit: ordered(sharing.map(({ max_kobo }) => max_kobo)).at(-1) as bigint,
  }));
  return {
    paymentLimits,
    paymentMethods: methods.map(({ view_name, only_for_test_users, business_number, lastMinor, texts }) => ({
      viewName: view_name,
      onlyForTestUsers: only_for_test_users,
      businessNumber: business_number,
      ...(lastMinor !== null && { lastAmount: lastMinor }),
      ...(Object.keys(texts).length > 0 && { texts }),
    })),
    pauses: pausesToShow(deps, { direction, viewNames: methods.map(({ view_name }) => view_name) }),
  };
}
