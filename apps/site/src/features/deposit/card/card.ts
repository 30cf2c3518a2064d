import type { CallData } from '@harmattan/contract';
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

export function wireCard({ amount, cardNumber, expireMonth, expireYear, cvv }: CardTexts) {
  return { amount: wireAmount(amount), cardNumber, expireMonth, expireYear, cvv };
}
