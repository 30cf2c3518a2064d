import type { Card } from '../cards/card.ts';

/** Ranks as bits of a number, for each suit: bit 2 is the two, bit 14 the ace. */
export type RankSets = [number, number, number, number];

const suitPlace = { spades: 0, hearts: 1, diamonds: 2, clubs: 3 } as const;

export function rankSets(cards: readonly Card[]): RankSets {
  const sets: RankSets = [0, 0, 0, 0];
  for (const { rank, suit } of cards) sets[suitPlace[suit]] |= 1 << (rank === 1 ? 14 : rank);
  return sets;
}

/** The highest rank of a set, 0 of none. */
export function highestIn(set: number): number {
  return set === 0 ? 0 : 31 - Math.clz32(set);
}

export function without(set: number, rank: number): number {
  return set & ~(1 << rank);
}

export function countIn(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** The highest card of a straight of so many cards within the set, or 0. The ace is low as well. */
export function straightIn(set: number, length: 3 | 5): number {
  const withLowAce = set | (((set >> 14) & 1) << 1);
  let runs = withLowAce;
  for (let step = 1; step < length; step += 1) runs &= withLowAce << step;
  return highestIn(runs);
}
