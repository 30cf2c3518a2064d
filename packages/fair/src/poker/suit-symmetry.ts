import type { RankSets } from './rank-sets.ts';

/**
 * Suits are alike: of all hands that differ only in which suit is which, one stands for the others when hands are counted. It
 * counts for as many as there are; the others count for nothing.
 */
export function countAlike([a, b, c, d]: Readonly<RankSets>): number {
  if (a < b || b < c || c < d) return 0;
  if (a === b && b === c) return c === d ? 1 : 4;
  if (b === c) return c === d ? 4 : 12;
  if (a === b) return c === d ? 6 : 12;
  return c === d ? 12 : 24;
}
