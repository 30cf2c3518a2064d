import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import { cardAnswer } from './card-answer.ts';
import { cardRefusal } from './card-attempts.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { type ContinueOutcome, continueCardDeposit } from './continue-card-deposit.ts';
import { refuseMethod } from './deposit-refusals.ts';
import { readDepositState } from './deposit-state.ts';
import { openDeposit } from './open-deposit.ts';
import type { Card, Step } from './payment-port.ts';
import { reasonWord } from './reason-word.ts';
import { secondsLeft } from './shown-step.ts';

type DepositCalls =
  | 'POST Banking/RegisterKudipalBankTrasnferDeposit'
  | 'POST Banking/RegisterKudipalCardDeposit'
  | 'POST Banking/KudipalChargeWithPin'
  | 'POST Banking/KudipalSubmitOTP'
  | 'POST Banking/KudipalCardNoAuth'
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
      if (step.kind !== 'show account') return refuseStep(step);
      return success({
        id: deposit.id,
        bankName: step.bankName,
        accNumber: step.accountNumber,
        accName: step.accountName,
        amount: deposit.amount_kobo,
        secondsLeft: secondsLeft(deposit),
        errorMessage: '',
      });
    },

    async 'POST Banking/RegisterKudipalCardDeposit'({ body, context }) {
      const result = await openDeposit(deps, {
        customer: context.player,
        viewName: 'KudipalCard',
        amountMinor: body.amount,
        bonusCode: body.bonusCode,
        way: { rail: 'card', card: cardOf(body) },
        saveCard: body.saveCard,
        key: body.key,
      });
      if (result.outcome === 'bonus code unknown') return refuse('BONUS_CODE_IS_UNKNOWN', null);
      return result.outcome === 'opened' ? cardAnswer(result) : refuseMethod(result);
    },

    async 'POST Banking/KudipalChargeWithPin'({ body, context }) {
      const result = await continueCardDeposit(deps, {
        customer: context.player,
        id: body.id,
        amountMinor: body.amount,
        input: { kind: 'pin', card: cardOf(body), pin: body.pin },
      });
      return result.outcome === 'went on' ? cardAnswer(result) : refuseToGoOn(result.outcome);
    },

    async 'POST Banking/KudipalSubmitOTP'({ body, context }) {
      const result = await continueCardDeposit(deps, {
        customer: context.player,
        id: body.ID,
        input: { kind: 'otp', otp: body.otp, paymentRef: body.paymentRef },
      });
      if (result.outcome !== 'went on') return refuseToGoOn(result.outcome);
      if (result.step.kind === 'wrong otp') return refuse('INVALID_VERIFICATION_CODE', null);
      return cardAnswer(result);
    },

    async 'POST Banking/KudipalCardNoAuth'({ body, context }) {
      const { city, address, country, zipCode, state } = body;
      const result = await continueCardDeposit(deps, {
        customer: context.player,
        id: body.id,
        amountMinor: body.amount,
        input: { kind: 'address', card: cardOf(body), address: { city, address, country, zipCode, state } },
      });
      return result.outcome === 'went on' ? cardAnswer(result) : refuseToGoOn(result.outcome);
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

function cardOf(body: { cardNumber: string; cvv: string; expireMonth: string; expireYear: string }): Card {
  return { number: body.cardNumber, cvv: body.cvv, expiryMonth: body.expireMonth, expiryYear: body.expireYear };
}

function refuseToGoOn(problem: Exclude<ContinueOutcome['outcome'], 'went on'>) {
  return problem === 'card refused'
    ? refuse('YOUR_DEPOSIT_IS_REJECTED', { message: cardRefusal })
    : refuse('DEPOSIT_DOES_NOT_EXIST', null);
}

/** The gateway did not come to what this way of paying needs. No money has moved, and the player may begin anew. */
function refuseStep(step: Step) {
  if (step.kind === 'failed')
    return refuse('YOUR_DEPOSIT_IS_REJECTED', { message: reasonWord('deposit', step.reason) });
  return step.kind === 'unavailable' ? refuse('PAYMENT_SERVICE_DOWN', null) : refuse('PAYMENT_OUTCOME_UNKNOWN', null);
}
