import type { End } from './payout-store.ts';

const settlesInMs = 1_000;
const waitsMs = 5 * 60_000;

export type PayoutAnswer = 'plain' | 'error' | 'silence';

interface PayoutCourse {
  settlesAs: End;
  settlesInMs: number;
  status: 'NEW' | 'PENDING';
  answer: PayoutAnswer;
}

/** Each is one way in which a pay-out to a bank goes wrong; the phone has words for it in every language. */
type PayoutFault = 'rejected' | 'silence' | 'waiting' | 'error';

export const properPayout: PayoutCourse = { settlesAs: 'SUCCESSFUL', settlesInMs, status: 'NEW', answer: 'plain' };

export const unknownAccountEnding = '0404';
export const silentAccountEnding = '0408';

/** How a pay-out goes wrong on purpose, chosen by how the account's number ends. */
export const payoutBehaviours: (PayoutCourse & { ending: string; name: PayoutFault })[] = [
  { ending: '0402', name: 'rejected', ...properPayout, settlesAs: 'FAILED' },
  { ending: silentAccountEnding, name: 'silence', ...properPayout, answer: 'silence' },
  { ending: '0409', name: 'waiting', ...properPayout, status: 'PENDING', settlesInMs: waitsMs },
  { ending: '0500', name: 'error', ...properPayout, answer: 'error' },
];
