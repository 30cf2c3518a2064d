import type { CallData } from '@harmattan/contract';
import { assert } from '@harmattan/kernel/assert';
import { majorFromMinor, minorFromJsonNumber } from '@harmattan/kernel/money';
import type { FoundPayment } from '../../../shared/cashier/ask-first.tsx';
import type { PaymentStatus } from '../../../shared/cashier/payment-failures.ts';
import { wireAmount } from '../../../shared/cashier/wire-amount.ts';

/** As it is typed. Lives in the memory of the page alone, and no longer than the deposit. */
export type CardTexts = Record<'amount' | 'cardNumber' | 'expireMonth' | 'expireYear' | 'cvv', string>;

export type CardAnswer = CallData<'POST Banking/RegisterKudipalCardDeposit'>;

/** A charge that waits for the player's next word. */
export interface OpenCharge {
  card: CardTexts;
  answer: CardAnswer;
}

export const noCard: CardTexts = { amount: '', cardNumber: '', expireMonth: '', expireYear: '', cvv: '' };

export function hasCard({ cardNumber }: CardTexts): boolean {
  return cardNumber !== '';
}

/** The card as a form of a later step holds it: its amount is settled. */
export function cardOf({ cardNumber, expireMonth, expireYear, cvv }: CardTexts) {
  return { cardNumber, expireMonth, expireYear, cvv };
}

/** A step that is due, of a charge that was found after its answer was lost. Undefined where nothing is asked. */
export function foundCharge({ id, amount, step }: FoundPayment): OpenCharge | undefined {
  if (step?.kind !== 'pin' && step?.kind !== 'otp' && step?.kind !== 'avs_noauth') return undefined;
  const amountMinor = minorFromJsonNumber(amount);
  assert(amountMinor !== undefined, 'the wire speaks in amounts');
  const asked = step.kind === 'otp' ? step : { message: '', paymentRef: null };
  return {
    card: { ...noCard, amount: majorFromMinor(amountMinor) },
    answer: { id, errorMessage: step.kind, message: asked.message, paymentRef: asked.paymentRef, redirectUrl: null },
  };
}

/** Whether an answer says all there is to know: the page of the bank comes back with the deposit's own name. */
export function isCardAnswerOver({ errorMessage }: CardAnswer): boolean {
  return errorMessage === '' || errorMessage === 'redirect';
}

/** Of what a bank asked, only this refusal ends the payment; after any other the same is asked again. */
export function isCardEnd(status: PaymentStatus): boolean {
  return status === 'YOUR_DEPOSIT_IS_REJECTED';
}

export function wireCard({ amount, cardNumber, expireMonth, expireYear, cvv }: CardTexts) {
  return { amount: wireAmount(amount), cardNumber, expireMonth, expireYear, cvv };
}
