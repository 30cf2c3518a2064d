import type { Minor } from '@harmattan/kernel/money';

export const sides = ['heads', 'tails'] as const;

export type Side = (typeof sides)[number];

/** In hundredths: 1.96 times the stake, on one side of two, returns 98 in 100. */
const paysHundredths = 196n;

/** Which side a coin shows for a number drawn below two. Part of a kobo is not paid. */
export function decideToss(drawn: number, { side, stakeMinor }: { side: Side; stakeMinor: Minor }) {
  const shown: Side = drawn === 0 ? 'heads' : 'tails';
  return { shown, winMinor: shown === side ? (stakeMinor * paysHundredths) / 100n : 0n };
}
