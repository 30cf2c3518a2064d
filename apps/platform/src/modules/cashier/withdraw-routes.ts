import type { Calls } from '@harmattan/contract';
import { anyWallet } from '@harmattan/wires/fasthub';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import { RequestFailure } from '../../plumbing/http/failure.ts';
import { refuseStepUp } from '../identity/index.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { requestWithdrawal, type WithdrawalOutcome } from './request-withdrawal.ts';

type WithdrawCalls =
  | 'POST Banking/RegisterKudipalWithdraw'
  | 'POST Banking/RegisterFastHubWithdraw'
  | 'POST Banking/RegisterSelcomWithdraw';

export function withdrawRoutes(deps: CashierDeps): Pick<Handlers<Calls>, WithdrawCalls> {
  return {
    async 'POST Banking/RegisterKudipalWithdraw'({ body, context }) {
      const { accountNumber, code: bankCode, accountName } = body;
      const outcome = await requestWithdrawal(deps, {
        customer: context.player,
        viewName: 'KudipalWithdraw',
        amountMinor: body.amount,
        destination: { kind: 'bank', bankCode, accountNumber, accountName, phone: context.player.userName },
        proof: { password: body.password, code: body.stepUpCode },
        key: body.key,
        language: body.lang,
      });
      return answerBank(outcome);
    },

    async 'POST Banking/RegisterFastHubWithdraw'({ query, context }) {
      const outcome = await requestWithdrawal(deps, {
        customer: context.player,
        viewName: 'FastHubWithdraw',
        amountMinor: query.amount,
        destination: { kind: 'wallet', channel: anyWallet, msisdn: context.player.userName },
        key: query.key,
        language: query.lang,
      });
      return answer(outcome);
    },

    async 'POST Banking/RegisterSelcomWithdraw'({ body, context }) {
      const outcome = await requestWithdrawal(deps, {
        customer: context.player,
        viewName: 'SelcomWithdraw',
        amountMinor: body.amount,
        destination: { kind: 'wallet', channel: body.channel, msisdn: context.player.userName },
        key: body.key,
        language: body.lang,
      });
      return answer(outcome);
    },
  };
}

export function answerBank(outcome: WithdrawalOutcome) {
  switch (outcome) {
    case 'account not found':
      return refuse('BANK_ACCOUNT_NOT_FOUND', null);
    case 'name has changed':
      return refuse('ACCOUNT_NAME_HAS_CHANGED', null);
    case 'gateway down':
      return refuse('PAYMENT_SERVICE_DOWN', null);
    case 'password needed':
    case 'code needed':
    case 'password or text needed':
    case 'wrong password':
    case 'wrong code':
    case 'wrong text':
    case 'too many attempts':
      return refuseStepUp(outcome);
    default:
      return answer(outcome);
  }
}

function answer(outcome: WithdrawalOutcome) {
  switch (outcome) {
    case 'requested':
      return success({ message: 'SUCCESS' });
    case 'not available':
      return refuse('PAYMENT_METHOD_NOT_AVAILABLE', null);
    case 'too little':
      return refuse('AMOUNT_LESS_THEN_MIN_LIMIT', null);
    case 'too much':
      return refuse('AMOUNT_MORE_THEN_MAX_LIMIT', null);
    case 'one is pending':
      return refuse('PENDING_TRANSACTION_ON_ACCOUNT', null);
    case 'insufficient':
      return refuse('INSUFFICIENT_AMOUNT', null);
    case 'number not proven':
      return refuse('NUMBER_NOT_PROVEN', null);
    case 'verification needed':
      return refuse('VERIFICATION_IS_NEEDED', null);
    case 'switched off':
      return refuse('WITHDRAWALS_ARE_OFF', null);
    case 'method paused':
      return refuse('PAYMENT_METHOD_IS_PAUSED', null);
    case 'withdrawals paused':
      return refuse('WITHDRAWALS_ARE_PAUSED', null);
    case 'details needed':
      return refuse('PERSONAL_DETAILS_NEEDED', null);
    case 'key in use':
      return refuse('PAYMENT_KEY_IN_USE', null);
    case 'given up':
      return refuse('PAYMENT_WAS_GIVEN_UP', null);
    case 'session ended':
      throw new RequestFailure('NOT_SIGNED_IN');
    // Names are looked up for bank accounts only; the rest is a wallet without an answer.
    default:
      throw new RequestFailure('NOT_READY');
  }
}
