import type { Fraction } from './fraction.ts';

/** In hundredths of the stake, which is part of it: 250 pays two and a half times what was staked. */
const priceLimits = { min: 101, max: 100_000 } as const;

/** What a bet pays if it wins, so that `marginHundredths` of every stake stay in the long run. Rounded down, within limits. */
export function priceOf(chance: Fraction, marginHundredths: number): number {
  if (chance.top === 0n) return priceLimits.max;
  const price = Number((BigInt(100 - marginHundredths) * chance.bottom) / chance.top);
  return Math.min(priceLimits.max, Math.max(priceLimits.min, price));
}

/** A winning bet with its stake. Part of a kobo is not paid. */
export function payAt(stakeMinor: bigint, priceHundredths: number): bigint {
  return (stakeMinor * BigInt(priceHundredths)) / 100n;
}

/** What comes back of a stake on average, in millionths. */
export function returnAt(chance: Fraction, priceHundredths: number): number {
  const scaled = chance.top * BigInt(priceHundredths) * 20_000n;
  return Number((scaled / chance.bottom + 1n) / 2n);
}
