import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse } from '../../plumbing/http/answer.ts';
import { cardAnswer } from './card-answer.ts';
import { cardRefusal } from './card-attempts.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { type ContinueOutcome, continueCardDeposit } from './continue-card-deposit.ts';
import { refuseMethod } from './deposit-refusals.ts';
import { openDeposit } from './open-deposit.ts';
import type { Card } from './payment-port.ts';

type CardCalls =
  | 'POST Banking/RegisterKudipalCardDeposit'
  | 'POST Banking/KudipalChargeWithPin'
  | 'POST Banking/KudipalSubmitOTP'
  | 'POST Banking/KudipalCardNoAuth';

/** A deposit by card and its further steps. */
export function cardRoutes(deps: CashierDeps): Pick<Handlers<Calls>, CardCalls> {
  return {
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
