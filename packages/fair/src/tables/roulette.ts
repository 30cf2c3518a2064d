import type { Draws } from '../draws.ts';

/** European roulette: one zero, and 36 numbers in three columns of twelve. */
export const pockets = 37;

/** As the pockets lie on the wheel, clockwise from the zero. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

const reds: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export type PocketColour = 'green' | 'red' | 'black';

export function colourOf(number: number): PocketColour {
  if (number === 0) return 'green';
  return reds.has(number) ? 'red' : 'black';
}

export const insideKinds = ['straight', 'split', 'street', 'corner', 'line'] as const;
const outsideKinds = ['dozen', 'column', 'red', 'black', 'odd', 'even', 'low', 'high'] as const;

export type RouletteKind = (typeof insideKinds)[number] | (typeof outsideKinds)[number];

export interface RouletteSpot {
  /** What a bet calls it: `straight-17`, `split-8-11`, `dozen-2`, `red`. */
  on: string;
  kind: RouletteKind;
  numbers: readonly number[];
  /** To one: a win pays this many stakes and gives the stake back. */
  pays: number;
}

const all = Array.from({ length: 36 }, (_, at) => at + 1);
const run = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);

function inside(kind: RouletteKind, numbers: readonly number[]): RouletteSpot {
  return { on: `${kind}-${numbers.join('-')}`, kind, numbers, pays: 36 / numbers.length - 1 };
}

function outside(kind: RouletteKind, numbers: readonly number[], nth?: number): RouletteSpot {
  return { on: nth === undefined ? kind : `${kind}-${nth}`, kind, numbers, pays: 36 / numbers.length - 1 };
}

/** A street begins in the first column; what touches the street or the number to the right begins left of the third. */
const streets = all.filter((number) => number % 3 === 1);
const notInThirdColumn = all.filter((number) => number % 3 !== 0);

/** Every place where a chip may lie. A zero loses for all that do not name it: outside bets get nothing back. */
export const rouletteSpots: readonly RouletteSpot[] = [
  ...run(0, pockets).map((number) => inside('straight', [number])),
  ...[1, 2, 3].map((number) => inside('split', [0, number])),
  ...notInThirdColumn.map((number) => inside('split', [number, number + 1])),
  ...all.filter((number) => number <= 33).map((number) => inside('split', [number, number + 3])),
  inside('street', [0, 1, 2]),
  inside('street', [0, 2, 3]),
  ...streets.map((number) => inside('street', run(number, 3))),
  inside('corner', [0, 1, 2, 3]),
  ...notInThirdColumn
    .filter((number) => number <= 32)
    .map((number) => inside('corner', [number, number + 1, number + 3, number + 4])),
  ...streets.filter((number) => number <= 31).map((number) => inside('line', run(number, 6))),
  ...[1, 2, 3].map((nth) => outside('dozen', run(12 * nth - 11, 12), nth)),
  ...[1, 2, 3].map((nth) => {
    const column = all.filter((number) => number % 3 === nth % 3);
    return outside('column', column, nth);
  }),
  outside(
    'red',
    all.filter((number) => reds.has(number)),
  ),
  outside(
    'black',
    all.filter((number) => !reds.has(number)),
  ),
  outside(
    'odd',
    all.filter((number) => number % 2 === 1),
  ),
  outside(
    'even',
    all.filter((number) => number % 2 === 0),
  ),
  outside('low', run(1, 18)),
  outside('high', run(19, 18)),
];

const spots: ReadonlyMap<string, RouletteSpot> = new Map(rouletteSpots.map((spot) => [spot.on, spot]));

export function drawRoulette(draws: Draws): number {
  return draws.below(pockets);
}

/** What a bet gets for the number that fell, its own stake included. 36 is a multiple of every count: no part of a kobo arises. */
export function payRoulette(on: string, stakeMinor: bigint, number: number): bigint {
  const spot = spots.get(on);
  return spot?.numbers.includes(number) ? stakeMinor * BigInt(spot.pays + 1) : 0n;
}
