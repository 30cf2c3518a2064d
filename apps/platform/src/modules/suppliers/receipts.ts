import type { Minor } from '@harmattan/kernel/money';
import type { Answer } from '../wallet/index.ts';
import type { Outcome, Receipt } from './supplier-wallet.ts';

const outcomes: Record<Answer['status'], Outcome> = {
  ok: 'done',
  insufficient: 'insufficient',
  reversed: 'reversed',
  settled: 'settled',
  finished: 'settled',
  unknown: 'unknown',
  'reversed-unseen': 'unseen',
  conflict: 'mismatch',
  session: 'no-session',
  excluded: 'excluded',
  closed: 'settled',
  exceeds: 'bad-amount',
  // No wire has a last instant; should this come, nothing has moved.
  late: 'no-session',
  'stake-limit-day': 'stake-limit',
  'stake-limit-week': 'stake-limit',
  'stake-limit-month': 'stake-limit',
  'loss-limit-day': 'loss-limit',
  'loss-limit-week': 'loss-limit',
  'loss-limit-month': 'loss-limit',
  'time-limit-day': 'time-limit',
  'time-limit-week': 'time-limit',
  'time-limit-month': 'time-limit',
};

export function receiptOf(id: string, answer: Answer): Receipt {
  const outcome = answer.status === 'ok' && answer.isRepeat ? 'repeat' : outcomes[answer.status];
  return { outcome, balanceMinor: answer.availableMinor, id };
}

export function refusedReceipt(outcome: Outcome, balanceMinor: Minor): Receipt {
  return { outcome, balanceMinor, id: '' };
}
