/**
 * What a market asks about. Each is a grid of pairs of counts, one for each side; `halves` is the grid of the joint law, of both halves at once.
 */
export type View = 'full' | 'first' | 'second' | 'halves' | 'corners' | 'firstCorners' | 'cards';

/** Of the pair that the view counts; in `halves`, of the final score and the score at half-time. */
export type Predicate = (home: number, away: number, firstHome: number, firstAway: number) => boolean;

/** An enumeration over a grid: the same predicates price a market and judge it. */
export interface Market {
  key: string;
  view: View;
  /** What is added to the chance of an outcome at even money, in thousandths; the less, the likelier the outcome. */
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

/** One outcome, and all that is not it. */
export const yesOrNo = (isWon: Predicate): readonly Outcome[] => [
  outcome('yes', isWon),
  outcome('no', (...counts) => !isWon(...counts)),
];

export const threeWays: readonly Outcome[] = [
  outcome('1', (home, away) => home > away),
  outcome('X', (home, away) => home === away),
  outcome('2', (home, away) => home < away),
];

export const doubleChances: readonly Outcome[] = [
  outcome('1X', (home, away) => home >= away),
  outcome('12', (home, away) => home !== away),
  outcome('X2', (home, away) => home <= away),
];

/** What a line counts. */
export type Count = (home: number, away: number) => number;
export const ofBoth: Count = (home, away) => home + away;
export const ofHome: Count = (home) => home;
export const ofAway: Count = (_home, away) => away;

interface Lined {
  head: string;
  view: View;
  marginThousandths: number;
  lines: readonly number[];
}

/** Over and under for each line; on a whole line that is met exactly, stakes go back. */
export function totals({ lines, head, ...rest }: Lined, count: Count): Market[] {
  return lines.map((line) => ({
    ...rest,
    key: `${head}:${line}`,
    outcomes: [
      outcome('over', (home, away) => count(home, away) > line),
      outcome('under', (home, away) => count(home, away) < line),
    ],
    ...(Number.isInteger(line) && { isVoid: (home: number, away: number) => count(home, away) === line }),
  }));
}

/** Each number by itself, the last one with all above it. */
export function exactly(to: number, count: Count): readonly Outcome[] {
  return Array.from({ length: to + 1 }, (_, number) =>
    number === to
      ? outcome(`${to}more`, (home, away) => count(home, away) >= to)
      : outcome(String(number), (home, away) => count(home, away) === number),
  );
}

/** Each score by itself up to so many goals of a side, and all others. */
export function scoresTo(most: number): readonly Outcome[] {
  const goals = Array.from({ length: most + 1 }, (_, count) => count);
  return [
    ...goals.flatMap((homeGoals) =>
      goals.map((awayGoals) =>
        outcome(`${homeGoals}:${awayGoals}`, (home, away) => home === homeGoals && away === awayGoals),
      ),
    ),
    outcome('other', (home, away) => home > most || away > most),
  ];
}

/** Outcomes of two markets at once: `1/over`. */
export function both(one: readonly Outcome[], other: readonly Outcome[]): readonly Outcome[] {
  return one.flatMap((first) =>
    other.map((second) =>
      outcome(`${first.key}:${second.key}`, (...counts) => first.isWon(...counts) && second.isWon(...counts)),
    ),
  );
}
