import type { Draws } from '../draws.ts';

/** Two dice on each side: the higher sum wins the duel. */
export type Pair = readonly [number, number];

export interface DiceDuel {
  red: Pair;
  blue: Pair;
  winner: 'red' | 'blue' | 'tie';
}

/** What a bet pays, in tenths, to one. A tie loses for both sides. */
export const diceDuelPaysTenths = { red: 12, blue: 12, tie: 75, 'red-double': 48, 'blue-double': 48 } as const;

export type DiceDuelSpot = keyof typeof diceDuelPaysTenths;

export const diceDuelSpots = Object.keys(diceDuelPaysTenths) as DiceDuelSpot[];

const sumOf = ([a, b]: Pair) => a + b;
const isDouble = ([a, b]: Pair) => a === b;

export function drawDiceDuel(draws: Draws): DiceDuel {
  const roll = (): Pair => [draws.below(6) + 1, draws.below(6) + 1];
  const [red, blue] = [roll(), roll()];
  const higher = sumOf(red) > sumOf(blue) ? 'red' : 'blue';
  return { red, blue, winner: sumOf(red) === sumOf(blue) ? 'tie' : higher };
}

/** What a bet gets, its own stake included. Part of a kobo is not paid. */
export function payDiceDuel(on: string, stakeMinor: bigint, duel: DiceDuel): bigint {
  const spot = diceDuelSpots.find((one) => one === on);
  if (!spot || !hasWon(spot, duel)) return 0n;
  return stakeMinor + (stakeMinor * BigInt(diceDuelPaysTenths[spot])) / 10n;
}

function hasWon(spot: DiceDuelSpot, { red, blue, winner }: DiceDuel): boolean {
  if (spot === 'red-double') return isDouble(red);
  return spot === 'blue-double' ? isDouble(blue) : winner === spot;
}
