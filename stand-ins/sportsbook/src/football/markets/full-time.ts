import {
  both,
  type Count,
  doubleChances,
  exactly,
  type Market,
  type Outcome,
  ofAway,
  ofBoth,
  ofHome,
  outcome,
  scoresTo,
  threeWays,
  totals,
  yesOrNo,
} from './market.ts';

const view = 'full';
const overUnder = (line: number): readonly Outcome[] => [
  outcome('over', (home, away) => home + away > line),
  outcome('under', (home, away) => home + away < line),
];
const bothScore = yesOrNo((home, away) => home > 0 && away > 0);

const mainMarkets: readonly Market[] = [
  { key: '1x2', view, marginThousandths: 35, outcomes: threeWays },
  { key: 'double', view, marginThousandths: 35, outcomes: doubleChances },
  {
    key: 'dnb',
    view,
    marginThousandths: 40,
    outcomes: [outcome('1', (home, away) => home > away), outcome('2', (home, away) => home < away)],
    isVoid: (home, away) => home === away,
  },
  ...totals({ head: 'total', view, marginThousandths: 40, lines: [0.5, 1.5, 2, 2.5, 3, 3.5, 4.5, 5.5] }, ofBoth),
  { key: 'btts', view, marginThousandths: 40, outcomes: bothScore },
  { key: 'score', view, marginThousandths: 80, outcomes: scoresTo(4) },
];

/** The stronger side begins so many goals behind: whole lines give stakes back, and there are no quarter lines. */
function handicap(side: 1 | 2, line: number): Market {
  const lead: Count = (home, away) => (side === 1 ? home - away : away - home) - line;
  const giver = outcome(String(side), (home, away) => lead(home, away) > 0);
  const taker = outcome(String(3 - side), (home, away) => lead(home, away) < 0);
  return {
    key: `ah${side}:${line}`,
    view,
    marginThousandths: 40,
    outcomes: side === 1 ? [giver, taker] : [taker, giver],
    ...(Number.isInteger(line) && { isVoid: (home: number, away: number) => lead(home, away) === 0 }),
  };
}

/** The same in three ways: the draw after the handicap is an outcome. */
function europeanHandicap(side: 1 | 2, line: number): Market {
  const after = (home: number): number => (side === 1 ? home - line : home + line);
  return {
    key: `eh${side}:${line}`,
    view,
    marginThousandths: 40,
    outcomes: threeWays.map(({ key, isWon }) => outcome(key, (home, away) => isWon(after(home), away, 0, 0))),
  };
}

const handicaps: readonly Market[] = [
  ...([1, 2] as const).flatMap((side) => [1, 1.5, 2, 2.5].map((line) => handicap(side, line))),
  ...([1, 2] as const).flatMap((side) => [1, 2].map((line) => europeanHandicap(side, line))),
];

const sides = [
  { name: 'home', own: ofHome, other: ofAway },
  { name: 'away', own: ofAway, other: ofHome },
] as const;

const ofOneSide: readonly Market[] = sides.flatMap(({ name, own, other }): Market[] => [
  ...totals({ head: `${name}Total`, view, marginThousandths: 40, lines: [0.5, 1.5, 2.5] }, own),
  { key: `${name}Goals`, view, marginThousandths: 70, outcomes: exactly(3, own) },
  {
    key: `${name}Clean`,
    view,
    marginThousandths: 40,
    outcomes: yesOrNo((home, away) => other(home, away) === 0),
  },
  {
    key: `${name}Nil`,
    view,
    marginThousandths: 40,
    outcomes: yesOrNo((home, away) => own(home, away) > 0 && other(home, away) === 0),
  },
]);

const ranges = [
  [0, 1],
  [2, 3],
  [4, 6],
] as const;

const goalMarkets: readonly Market[] = [
  { key: 'goals', view, marginThousandths: 70, outcomes: exactly(6, ofBoth) },
  {
    key: 'range',
    view,
    marginThousandths: 60,
    outcomes: [
      ...ranges.map(([from, to]) =>
        outcome(`${from}to${to}`, (home, away) => home + away >= from && home + away <= to),
      ),
      outcome('7more', (home, away) => home + away >= 7),
    ],
  },
  {
    key: 'parity',
    view,
    marginThousandths: 40,
    outcomes: [
      outcome('odd', (home, away) => (home + away) % 2 === 1),
      outcome('even', (home, away) => (home + away) % 2 === 0),
    ],
  },
  {
    key: 'margin',
    view,
    marginThousandths: 70,
    outcomes: [
      ...[1, 2].map((by) => outcome(`1by${by}`, (home, away) => home - away === by)),
      outcome('1by3more', (home, away) => home - away >= 3),
      outcome('X', (home, away) => home === away),
      ...[1, 2].map((by) => outcome(`2by${by}`, (home, away) => away - home === by)),
      outcome('2by3more', (home, away) => away - home >= 3),
    ],
  },
];

const combinations: readonly Market[] = [
  ...[1.5, 2.5, 3.5].map(
    (line): Market => ({
      key: `resultTotal:${line}`,
      view,
      marginThousandths: 60,
      outcomes: both(threeWays, overUnder(line)),
    }),
  ),
  { key: 'resultBtts', view, marginThousandths: 60, outcomes: both(threeWays, bothScore) },
  { key: 'totalBtts:2.5', view, marginThousandths: 60, outcomes: both(overUnder(2.5), bothScore) },
];

/** What the final score alone decides. */
export const fullTime: readonly Market[] = [
  ...mainMarkets,
  ...handicaps,
  ...ofOneSide,
  ...goalMarkets,
  ...combinations,
];
