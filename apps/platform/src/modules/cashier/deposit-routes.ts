import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { refuseMethod } from './deposit-refusals.ts';
import { readDepositState } from './deposit-state.ts';
import { openDeposit } from './open-deposit.ts';
import type { Step } from './payment-port.ts';
import { reasonWord } from './reason-word.ts';
import { secondsLeft } from './shown-step.ts';
import type { DepositRow } from './store/payment-row.ts';

type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

type DepositCalls =
  | 'POST Banking/RegisterKudipalBankTrasnferDeposit'
  | 'POST Banking/RegisterKudipalUssdDeposit'
  | 'POST Banking/registerFastHubPayBillDeposit'
  | 'POST Banking/RegisterSelcomCCDeposit'
  | 'GET Banking/GetDepositState';

export function depositRoutes(deps: CashierDeps): Pick<Handlers<Calls>, DepositCalls> {
  return {
    async 'POST Banking/RegisterKudipalBankTrasnferDeposit'({ body, context }) {
      const result = await openDeposit(deps, {
        customer: context.player,
        viewName: 'KudipalBankTransfer',
        amountMinor: body.amount,
        bonusCode: body.bonusCode,
        way: { rail: 'bank_transfer' },
        key: body.key,
      });
      if (result.outcome === 'bonus code unknown') return refuse('BONUS_CODE_IS_UNKNOWN', null);
      if (result.outcome !== 'opened') return refuseMethod(result);
      const { deposit, step } = result;
      return step.kind === 'show account' ? success(shownAccount(deposit, step)) : refuseStep(step);
    },

    async 'POST Banking/RegisterKudipalUssdDeposit'({ body, context }) {
      const result = await openDeposit(deps, {
        customer: context.player,
        viewName: 'KudipalUssd',
        amountMinor: body.amount,
        bonusCode: body.bonusCode,
        way: { rail: 'ussd', bankCode: body.code },
        key: body.key,
      });
      if (result.outcome === 'bonus code unknown') return refuse('BONUS_CODE_IS_UNKNOWN', null);
      if (result.outcome !== 'opened') return refuseMethod(result);
      if (result.step.kind !== 'show ussd') return refuseStep(result.step);
      return success({ id: result.deposit.id, ussdCode: result.step.code, errorMessage: '' });
    },

    async 'POST Banking/registerFastHubPayBillDeposit'({ query, context }) {
      const result = await openDeposit(deps, {
        customer: context.player,
        viewName: 'FastHubPayBill',
        amountMinor: query.amount,
        way: { rail: 'wallet_push', msisdn: context.player.userName },
        key: query.key,
      });
      if (result.outcome === 'number not proven') return refuse('NUMBER_NOT_PROVEN', null);
      if (result.outcome !== 'opened') return refuseMethod(result);
      if (result.step.kind !== 'wait for push') return refuseStep(result.step);
      return success({ id: result.deposit.id, message: 'PLEASE_APPROVE_ON_YOUR_PHONE' });
    },

    async 'POST Banking/RegisterSelcomCCDeposit'({ body, context }) {
      const { address, city, region: state, postCode: zipCode, phone, email } = body;
      const result = await openDeposit(deps, {
        customer: context.player,
        viewName: 'SelcomCard',
        amountMinor: body.amount,
        payer: { fullName: `${body.firstName} ${body.lastName}`, email },
        way: { rail: 'hosted_page', billing: { address, city, state, zipCode, country: 'TZ', phone } },
        key: body.key,
      });
      if (result.outcome !== 'opened') return refuseMethod(result);
      if (result.step.kind !== 'redirect') return refuseStep(result.step);
      return success({ id: result.deposit.id, message: 'SUCCESS', paymentUrl: result.step.url });
    },

    async 'GET Banking/GetDepositState'({ query, context }) {
      const state = await readDepositState(deps, { playerId: context.player.playerId, id: query.id });
      return state ? success(state) : refuse('DEPOSIT_DOES_NOT_EXIST', null);
    },
  };
}

function shownAccount(deposit: DepositRow, { bankName, accountNumber, accountName }: StepOf<'show account'>) {
  return {
    id: deposit.id,
    bankName,
    accNumber: accountNumber,
    accName: accountName,
    amount: deposit.amount_kobo,
    secondsLeft: secondsLeft(deposit),
    errorMessage: '',
  };
}

/** The gateway did not come to what this way of paying needs. No money has moved, and the player may begin anew. */
function refuseStep(step: Step) {
  if (step.kind === 'failed')
    return refuse('YOUR_DEPOSIT_IS_REJECTED', { message: reasonWord('deposit', step.reason) });
  return step.kind === 'unavailable' ? refuse('PAYMENT_SERVICE_DOWN', null) : refuse('PAYMENT_OUTCOME_UNKNOWN', null);
}
