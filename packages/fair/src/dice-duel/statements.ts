import type { Statement } from '../statement.ts';
import { type DiceDuelSpot, diceDuelSpots, drawDiceDuel, payDiceDuel } from './dice-duel.ts';

/** Counted over all 1,296 rolls. */
const returns: Readonly<Record<DiceDuelSpot, number>> = {
  red: 976_080,
  blue: 976_080,
  tie: 957_562,
  'red-double': 966_667,
  'blue-double': 966_667,
};

export const diceDuelStatements: readonly Statement[] = diceDuelSpots.map((spot) => ({
  name: `dice-duel-${spot}`,
  returnMillionths: returns[spot],
  bounds: [6],
  play: (draws) => Number(payDiceDuel(spot, 100n, drawDiceDuel(draws))),
}));
