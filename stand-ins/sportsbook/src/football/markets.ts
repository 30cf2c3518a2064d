import { goalsMax } from './poisson.ts';

export interface Market {
  key: string;
  /** What is added to the chances of all outcomes together, in thousandths. */
  marginThousandths: number;
  outcomes: readonly Outcome[];
  /** Whether no goal can change it any more. */
  isDecided(home: number, away: number): boolean;
}

export interface Outcome {
  key: string;
  isWon(home: number, away: number): boolean;
}

const scoresTo = 4;
const scoreGoals = Array.from({ length: scoresTo + 1 }, (_, goals) => goals);

/** Every market in the order in which they are shown. */
export const markets: readonly Market[] = [
  {
    key: '1x2',
    marginThousandths: 50,
    outcomes: [
      { key: '1', isWon: (home, away) => home > away },
      { key: 'X', isWon: (home, away) => home === away },
      { key: '2', isWon: (home, away) => home < away },
    ],
    isDecided: () => false,
  },
  {
    key: 'double',
    marginThousandths: 50,
    outcomes: [
      { key: '1X', isWon: (home, away) => home >= away },
      { key: '12', isWon: (home, away) => home !== away },
      { key: 'X2', isWon: (home, away) => home <= away },
    ],
    isDecided: () => false,
  },
  ...[0, 1, 2, 3, 4, 5].map(
    (most): Market => ({
      key: `total:${most}.5`,
      marginThousandths: 60,
      outcomes: [
        { key: 'over', isWon: (home, away) => home + away > most },
        { key: 'under', isWon: (home, away) => home + away <= most },
      ],
      isDecided: (home, away) => home + away > most,
    }),
  ),
  {
    key: 'btts',
    marginThousandths: 60,
    outcomes: [
      { key: 'yes', isWon: (home, away) => home > 0 && away > 0 },
      { key: 'no', isWon: (home, away) => home === 0 || away === 0 },
    ],
    isDecided: (home, away) => home > 0 && away > 0,
  },
  {
    key: 'score',
    marginThousandths: 120,
    outcomes: [
      ...scoreGoals.flatMap((homeGoals) =>
        scoreGoals.map((awayGoals) => ({
          key: `${homeGoals}:${awayGoals}`,
          isWon: (home: number, away: number) => home === homeGoals && away === awayGoals,
        })),
      ),
      { key: 'other', isWon: (home, away) => home > scoresTo || away > scoresTo },
    ],
    isDecided: (home, away) => home > scoresTo || away > scoresTo,
  },
];

const byKey = new Map(markets.map((market) => [market.key, market]));

export function findOutcome(pick: {
  market: string;
  outcome: string;
}): { market: Market; outcome: Outcome } | undefined {
  const market = byKey.get(pick.market);
  const outcome = market?.outcomes.find(({ key }) => key === pick.outcome);
  return market && outcome && { market, outcome };
}

/** By final score, `[home][away]`: which outcomes win with it, counted through all markets. */
export const wonBy: readonly (readonly (readonly number[])[])[] = (() => {
  const all = markets.flatMap(({ outcomes }) => outcomes);
  const goals = Array.from({ length: goalsMax + 1 }, (_, count) => count);
  return goals.map((home) => goals.map((away) => all.flatMap(({ isWon }, at) => (isWon(home, away) ? [at] : []))));
})();
