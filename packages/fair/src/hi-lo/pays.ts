import { ranks } from '../cards/card.ts';

export const hiLoCalls = ['higher', 'lower'] as const;

export type HiLoCall = (typeof hiLoCalls)[number];

/** Where a round ends by itself at the latest: 5,000 times the stake. */
export const hiLoMaxHundredThousandths = 500_000_000;

const returnHundredThousandths = 99_000n;
const lowest = 1;
const highest = ranks;

/**
 * The same rank counts for either call, except that nothing is below the ace and nothing above the king: from an ace higher
 * means higher, from a king lower means lower, and the other call there is for the same rank again.
 */
export function isRight(call: HiLoCall, from: number, to: number): boolean {
  if (call === 'higher') return from === lowest ? to > from : to >= from;
  return from === highest ? to < from : to <= from;
}

/** How many of the thirteen ranks make the call right. */
export function rightRanks(call: HiLoCall, from: number): number {
  if (call === 'higher') return from === lowest ? ranks - 1 : ranks + 1 - from;
  return from === highest ? ranks - 1 : from;
}

/**
 * What a row of right calls is worth, in hundred-thousandths of the stake: 99 % divided by the chance that all of them come
 * true. The edge is taken once and the result is rounded down once, however many calls there are.
 */
export function hiLoMultiplier(rightRanksOfCalls: readonly number[], mostHundredThousandths: number): number {
  if (rightRanksOfCalls.length === 0) return 100_000;
  let over = returnHundredThousandths;
  let under = 1n;
  for (const right of rightRanksOfCalls) {
    over *= BigInt(ranks);
    under *= BigInt(right);
  }
  return Math.min(Number(over / under), mostHundredThousandths);
}
