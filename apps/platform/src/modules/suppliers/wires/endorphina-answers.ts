import { thousandthsFromMinor } from '@harmattan/wires/suppliers/amounts';
import {
  endorphinaDeclined as declined,
  type EndorphinaError,
  endorphinaErrors,
} from '@harmattan/wires/suppliers/endorphina';
import type { Outcome, Receipt } from '../supplier-wallet.ts';
import { json, type WireAnswer } from './wire.ts';

type Refusal = [code: EndorphinaError, message?: string];

const refusals: Omit<Record<Outcome, Refusal>, 'done' | 'repeat' | 'unseen'> = {
  insufficient: ['INSUFFICIENT_FUNDS'],
  'no-session': ['TOKEN_EXPIRED'],
  blocked: ['ACCESS_DENIED', 'The player may not play now'],
  excluded: ['ACCESS_DENIED', 'The player may not play now'],
  'stake-limit': ['LIMIT_REACHED'],
  'loss-limit': ['LIMIT_REACHED'],
  'time-limit': ['LIMIT_REACHED'],
  currency: ['INTERNAL_ERROR', declined.currency],
  'bad-amount': ['INTERNAL_ERROR', declined.request],
  'bad-request': ['INTERNAL_ERROR', declined.request],
  mismatch: ['INTERNAL_ERROR', declined.mismatch],
  // Sent again until it is taken, as it will be once its stake has come.
  unknown: ['INTERNAL_ERROR'],
  reversed: ['INTERNAL_ERROR', declined.refunded],
  settled: ['INTERNAL_ERROR', declined.settled],
};

/** A transaction is called what the supplier calls it: a win then names its bet alike, whichever of the two it repeats. */
export function told({ outcome, balanceMinor }: Receipt, txId: string): WireAnswer {
  const isDone = outcome === 'done' || outcome === 'repeat';
  // A refund of a bet that never came is answered as done, under no name.
  if (!isDone && outcome !== 'unseen') return refuse(...refusals[outcome]);
  const transactionId = JSON.stringify(isDone ? txId : '');
  return answer(`{"transactionId":${transactionId},"balance":${thousandthsFromMinor(balanceMinor)}}`);
}

/** Amounts are written as they are, since a number of JavaScript's could not hold them all. */
export function answer(body: string): WireAnswer {
  return { http: 200, type: 'application/json', body };
}

export function refuse(code: EndorphinaError, message = words[code]): WireAnswer {
  return json({ code, message }, endorphinaErrors[code]);
}

const words: Record<EndorphinaError, string> = {
  ACCESS_DENIED: 'The sign is wrong',
  INSUFFICIENT_FUNDS: 'Not enough money',
  TOKEN_EXPIRED: 'The session has expired',
  LIMIT_REACHED: 'A limit was reached',
  TOKEN_NOT_FOUND: 'The session or the player is unknown',
  INTERNAL_ERROR: 'Please send it again',
};
