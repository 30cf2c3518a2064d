import { type Fraction, fraction } from '../odds/fraction.ts';
import { priceOf } from '../odds/price.ts';
import { goalsMax, goalWeights, weightsSum } from './goals.ts';
import type { MatchResult, Strengths } from './match.ts';

export type MarketName = 'result' | 'double' | 'goals' | 'both' | 'score' | 'through';

interface Market {
  name: MarketName;
  /** What stays of each bet in the long run, in hundredths. */
  margin: number;
  spots: readonly string[];
}

const scoresTo = 3;
const scores = Array.from({ length: (scoresTo + 1) ** 2 }, (_, at) => ({
  home: Math.floor(at / (scoresTo + 1)),
  away: at % (scoresTo + 1),
}));

const leagueMarkets: readonly Market[] = [
  { name: 'result', margin: 7, spots: ['home', 'draw', 'away'] },
  { name: 'double', margin: 8, spots: ['home-draw', 'home-away', 'draw-away'] },
  { name: 'goals', margin: 7, spots: ['over', 'under'] },
  { name: 'both', margin: 7, spots: ['both', 'not-both'] },
  {
    name: 'score',
    margin: 14,
    spots: [...scores.map(({ home, away }) => `score-${home}-${away}`), 'score-other'],
  },
];

const through: Market = { name: 'through', margin: 7, spots: ['through-home', 'through-away'] };

/** What can be bet on in a match. A cup has one market more: who goes on. */
export function marketsOf(isCup: boolean): readonly Market[] {
  return isCup ? [...leagueMarkets.slice(0, 1), through, ...leagueMarkets.slice(1)] : leagueMarkets;
}

type Score = Pick<MatchResult, 'home' | 'away' | 'through'>;

/** Whether a spot has won. Prices are counted with this same rule. */
export function hasWon(spot: string, { home, away, through: winner }: Score): boolean {
  switch (spot) {
    case 'home':
      return home > away;
    case 'draw':
      return home === away;
    case 'away':
      return away > home;
    case 'home-draw':
      return home >= away;
    case 'home-away':
      return home !== away;
    case 'draw-away':
      return away >= home;
    case 'over':
      return home + away > 2;
    case 'under':
      return home + away < 3;
    case 'both':
      return home > 0 && away > 0;
    case 'not-both':
      return home === 0 || away === 0;
    case 'through-home':
      return winner === 'home';
    case 'through-away':
      return winner === 'away';
    case 'score-other':
      return home > scoresTo || away > scoresTo;
    default:
      return spot === `score-${home}-${away}`;
  }
}

/** Exactly, over every score there can be. A draw in a cup counts half for either side. */
export function chanceOf(spot: string, strengths: Strengths): Fraction {
  const [homeWeights, awayWeights] = [goalWeights(strengths.home), goalWeights(strengths.away)];
  let halves = 0;
  for (let home = 0; home <= goalsMax; home += 1) {
    for (let away = 0; away <= goalsMax; away += 1) {
      const weight = (homeWeights[home] ?? 0) * (awayWeights[away] ?? 0);
      for (const penalties of ['home', 'away'] as const) {
        const winner = home > away ? 'home' : away > home ? 'away' : penalties;
        if (hasWon(spot, { home, away, through: winner })) halves += weight;
      }
    }
  }
  return fraction(halves, 2 * weightsSum * weightsSum);
}

/** By spot, in hundredths of the stake. */
export function priceMatch(strengths: Strengths, isCup: boolean): Record<string, number> {
  return Object.fromEntries(
    marketsOf(isCup).flatMap(({ spots, margin }) =>
      spots.map((spot) => [spot, priceOf(chanceOf(spot, strengths), margin)]),
    ),
  );
}
