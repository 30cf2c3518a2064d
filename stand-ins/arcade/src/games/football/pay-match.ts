import { payAt } from '@harmattan/fair/odds/price';

/** The spots of so many matches, counted from 1: `3-home`, `8-score-2-1`. */
export function matchSpots(matches: number, spots: readonly string[]): string[] {
  return Array.from({ length: matches }, (_, at) => spots.map((spot) => `${at + 1}-${spot}`)).flat();
}

/** What a bet gets, its own stake included. A bet on a match that is not on the card gets its stake back. */
export function payMatch(options: {
  on: string;
  stakeMinor: bigint;
  spots: readonly string[];
  prices: readonly (readonly number[])[];
  hasWon(spot: string, match: number): boolean;
}): bigint {
  const { on, stakeMinor, spots, prices, hasWon } = options;
  const [, number = '', spot = ''] = /^(\d+)-(.+)$/.exec(on) ?? [];
  const match = Number(number) - 1;
  const price = prices[match]?.[spots.indexOf(spot)];
  if (price === undefined) return stakeMinor;
  return hasWon(spot, match) ? payAt(stakeMinor, price) : 0n;
}
