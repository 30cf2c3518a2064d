import type { CallKey, RefusalStatus } from '@harmattan/contract';
import { refusalOf } from '../api/call-errors.ts';

/** The calls of the cashier's forms. */
export type PaymentCall = Extract<CallKey, `POST Banking/${string}`>;
export type PaymentStatus = RefusalStatus<PaymentCall>;

/** The server answered, and does not know either: the gateway or the wallet has not told it, or something broke on the way. */
const unclearStatuses: readonly PaymentStatus[] = [
  'PAYMENT_OUTCOME_UNKNOWN',
  'NOT_READY',
  'GENERAL_ERROR',
  'TOO_SLOW',
  // Of a card's next step: the one before may have been taken, and its answer lost.
  'DEPOSIT_DOES_NOT_EXIST',
];

/** Whether a call that was to move money may have moved it. Only a plain refusal says that it did not. */
export function isUnclear(failure: unknown): boolean {
  const refusal = refusalOf<PaymentCall>(failure);
  return !refusal || unclearStatuses.includes(refusal.status);
}
