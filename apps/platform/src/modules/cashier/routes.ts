import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import { methodsToShow, type ShownMethod } from './available-methods.ts';
import { bankRoutes } from './bank-routes.ts';
import { cardRoutes } from './card-routes.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { claimRoutes } from './claim-routes.ts';
import { countries } from './countries.ts';
import { depositRoutes } from './deposit-routes.ts';
import { pausesToShow } from './find-incident.ts';
import { findPaymentByKey } from './find-payment.ts';
import type { HistoryStatus } from './history-rules.ts';
import { orderRoutes } from './order-routes.ts';
import { ownAccountRoutes } from './own-account-routes.ts';
import { createPayoutSpeed } from './payout-speed.ts';
import { readReceipt } from './read-receipt.ts';
import { savedAccountRoutes } from './saved-account-routes.ts';
import { savedCardRoutes } from './saved-card-routes.ts';
import { readHistory } from './transaction-history.ts';
import { withdrawRoutes } from './withdraw-routes.ts';

export type CashierCalls = Extract<keyof Calls, `${string} Banking/${string}`> | 'POST User/TransactionHistory';

const directions = { '-1': undefined, '1': 'deposit', '2': 'withdraw' } as const;

export function cashierRoutes(deps: CashierDeps): Pick<Handlers<Calls>, CashierCalls> {
  const payoutSpeed = createPayoutSpeed(deps);
  return {
    ...depositRoutes(deps),
    ...cardRoutes(deps),
    ...ownAccountRoutes(deps),
    ...bankRoutes(deps),
    ...withdrawRoutes(deps),
    ...orderRoutes(deps),
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

    'GET Banking/GetPayoutSpeed': async () => success({ medianSeconds: await payoutSpeed() }),

    async 'POST Banking/FindPayment'({ body, context }) {
      return success(await findPaymentByKey(deps, { playerId: context.player.playerId, ...body }));
    },

    'GET Banking/GetCountries': () => success({ countryList: countries }),

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
