import type { Draws } from '../draws.ts';
import type { Fraction } from '../odds/fraction.ts';
import { returnAt } from '../odds/price.ts';
import type { Statement } from '../statement.ts';
import { weightsSum } from './goals.ts';
import { chanceOf, hasWon, priceMatch } from './markets.ts';
import { drawMatch } from './match.ts';
import { chanceInShootOut, drawShootOut, hasWonShootOut, priceShootOut } from './shoot-out.ts';

/** Strengths change from match to match. What is stated is stated of these, the same at every run. */
const strengths = { home: 31, away: 23 };
const kickers = { home: 78, away: 72 };

function state(options: {
  name: string;
  chance: Fraction;
  price: number;
  bounds: number[];
  isWon(draws: Draws): boolean;
}): Statement {
  const { name, chance, price, bounds, isWon } = options;
  return { name, returnMillionths: returnAt(chance, price), bounds, play: (draws) => (isWon(draws) ? price : 0) };
}

const matchPrices = priceMatch(strengths, true);
const shootOutPrices = priceShootOut(kickers);

export const footballStatements: readonly Statement[] = [
  ...['home', 'draw', 'away', 'home-draw', 'over', 'both', 'score-1-1', 'through-away'].map((spot) =>
    state({
      name: `football-${spot}`,
      chance: chanceOf(spot, strengths),
      price: matchPrices[spot] ?? 0,
      bounds: [weightsSum, 90, 2],
      isWon: (draws) => hasWon(spot, drawMatch(draws, strengths, true)),
    }),
  ),
  ...['home', 'away', 'sudden', 'score-4-2'].map((spot) =>
    state({
      name: `shoot-out-${spot}`,
      chance: chanceInShootOut(spot, kickers),
      price: shootOutPrices[spot] ?? 0,
      bounds: [100],
      isWon: (draws) => hasWonShootOut(spot, drawShootOut(draws, kickers)),
    }),
  ),
];
