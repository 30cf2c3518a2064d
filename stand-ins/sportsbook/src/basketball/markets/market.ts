import type { View } from '../ends.ts';

/** What a market asks of an end of its view: points of both sides, or of both halves in `halves`. */
export type Predicate = (home: number, away: number) => boolean;

/** What of an end decides: one number, or the points of both together and who leads. */
export type Measure = 'lead' | 'total' | 'home' | 'away' | 'leaderAndTotal';

/** An enumeration over ends: the same predicates price a market and judge it. */
export interface Market {
  key: string;
  view: View;
  measure: Measure;
  /** What is added to the chance of an outcome at even money, in thousandths. */
  marginThousandths: number;
  outcomes: readonly Outcome[];
  /** Where stakes go back. */
  isVoid?: Predicate;
}

export interface Outcome {
  key: string;
  isWon: Predicate;
}

export const outcome = (key: string, isWon: Predicate): Outcome => ({ key, isWon });

export const twoWays: readonly Outcome[] = [
  outcome('1', (home, away) => home > away),
  outcome('2', (home, away) => home < away),
];

export const threeWays: readonly Outcome[] = [
  outcome('1', (home, away) => home > away),
  outcome('X', (home, away) => home === away),
  outcome('2', (home, away) => home < away),
];

export const isLevel: Predicate = (home, away) => home === away;

export const oddOrEven: readonly Outcome[] = [
  outcome('odd', (home, away) => (home + away) % 2 === 1),
  outcome('even', (home, away) => (home + away) % 2 === 0),
];

const counts = {
  total: (home: number, away: number) => home + away,
  home: (home: number) => home,
  away: (_home: number, away: number) => away,
};

/** Over and under; on a whole line that is met exactly, stakes go back. */
export function overUnder(measure: keyof typeof counts, line: number): Pick<Market, 'outcomes' | 'isVoid'> {
  const count = counts[measure];
  return {
    outcomes: [
      outcome('over', (home, away) => count(home, away) > line),
      outcome('under', (home, away) => count(home, away) < line),
    ],
    ...(Number.isInteger(line) && { isVoid: (home: number, away: number) => count(home, away) === line }),
  };
}

/** One side begins so many points behind. */
export function spread(side: 1 | 2, line: number): Pick<Market, 'outcomes' | 'isVoid'> {
  const lead = (home: number, away: number) => (side === 1 ? home - away - line : home - away + line);
  return {
    outcomes: [outcome('1', (home, away) => lead(home, away) > 0), outcome('2', (home, away) => lead(home, away) < 0)],
    ...(Number.isInteger(line) && { isVoid: (home: number, away: number) => lead(home, away) === 0 }),
  };
}

/** The winner and the points of both together at once. */
export function winnerAndTotal(line: number): readonly Outcome[] {
  const [over, under] = overUnder('total', line).outcomes as [Outcome, Outcome];
  return twoWays.flatMap((winner) =>
    [over, under].map((total) =>
      outcome(`${winner.key}:${total.key}`, (...points) => winner.isWon(...points) && total.isWon(...points)),
    ),
  );
}

const bandsTo = [
  [1, 5],
  [6, 10],
  [11, 15],
] as const;
const bandsFrom = 16;

/** By how many points a side wins. */
export const bands: readonly Outcome[] = ([1, 2] as const).flatMap((side) => {
  const lead = (home: number, away: number) => (side === 1 ? home - away : away - home);
  return [
    ...bandsTo.map(([from, to]) =>
      outcome(`${side}by${from}to${to}`, (home, away) => lead(home, away) >= from && lead(home, away) <= to),
    ),
    outcome(`${side}by${bandsFrom}more`, (home, away) => lead(home, away) >= bandsFrom),
  ];
});
