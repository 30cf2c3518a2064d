import { CallFailed } from '../api/call-errors.ts';

/** The server answered, and does not know either: the gateway or the wallet has not told it, or something broke on the way. */
const unclearStatuses = [
  'PAYMENT_OUTCOME_UNKNOWN',
  'NOT_READY',
  'GENERAL_ERROR',
  'TOO_SLOW',
  // Of a card's next step: the one before may have been taken, and its answer lost.
  'DEPOSIT_DOES_NOT_EXIST',
];

/** Whether a call that was to move money may have moved it. Only a plain refusal says that it did not. */
export function isUnclear(failure: unknown): boolean {
  return !(failure instanceof CallFailed) || unclearStatuses.includes(failure.status);
}
