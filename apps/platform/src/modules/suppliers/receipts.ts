import type { Kobo } from '@harmattan/kernel/money';
import type { Answer } from '../wallet/index.ts';
import type { Outcome, Receipt } from './supplier-wallet.ts';

const outcomes: Record<Answer['status'], Outcome> = {
  ok: 'done',
  insufficient: 'insufficient',
  reversed: 'reversed',
  settled: 'settled',
  unknown: 'unknown',
  'reversed-unseen': 'unseen',
  conflict: 'mismatch',
  session: 'no-session',
  excluded: 'blocked',
  // No wire has holds or a last instant; should one of these come, nothing has moved.
  closed: 'settled',
  exceeds: 'bad-amount',
  late: 'no-session',
};

export function receiptOf(id: string, answer: Answer): Receipt {
  const outcome = answer.status === 'ok' && answer.isRepeat ? 'repeat' : outcomes[answer.status];
  return { outcome, balanceKobo: answer.availableKobo, id };
}

export function refusedReceipt(outcome: Outcome, balanceKobo: Kobo): Receipt {
  return { outcome, balanceKobo, id: '' };
}
