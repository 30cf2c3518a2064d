import {
  both,
  doubleChances,
  type Market,
  ofAway,
  ofBoth,
  ofHome,
  outcome,
  type Predicate,
  scoresTo,
  threeWays,
  totals,
  type View,
  yesOrNo,
} from './market.ts';

/** Of one half, by the goals that fell in it. */
function ofHalf(name: 'h1' | 'h2', view: View): Market[] {
  return [
    { key: `${name}1x2`, view, marginThousandths: 45, outcomes: threeWays },
    { key: `${name}Double`, view, marginThousandths: 45, outcomes: doubleChances },
    {
      key: `${name}Dnb`,
      view,
      marginThousandths: 45,
      outcomes: [outcome('1', (home, away) => home > away), outcome('2', (home, away) => home < away)],
      isVoid: (home, away) => home === away,
    },
    ...totals({ head: `${name}Total`, view, marginThousandths: 45, lines: [0.5, 1.5, 2.5] }, ofBoth),
    ...totals({ head: `${name}Home`, view, marginThousandths: 45, lines: [0.5] }, ofHome),
    ...totals({ head: `${name}Away`, view, marginThousandths: 45, lines: [0.5] }, ofAway),
    { key: `${name}Btts`, view, marginThousandths: 45, outcomes: yesOrNo((home, away) => home > 0 && away > 0) },
    { key: `${name}Score`, view, marginThousandths: 80, outcomes: scoresTo(2) },
  ];
}

const view = 'halves';
const atHalfTime = threeWays.map(({ key, isWon }) =>
  outcome(key, (_home, _away, firstHome, firstAway) => isWon(firstHome, firstAway, 0, 0)),
);
const homeWins = (inBoth: boolean, sign: 1 | -1): Predicate => {
  return (home, away, firstHome, firstAway) => {
    const first = sign * (firstHome - firstAway) > 0;
    const second = sign * (home - firstHome - (away - firstAway)) > 0;
    return inBoth ? first && second : first || second;
  };
};
const moreInFirst = (home: number, away: number, firstHome: number, firstAway: number) =>
  2 * (firstHome + firstAway) - home - away;

const jointly: readonly Market[] = [
  { key: 'htft', view, marginThousandths: 60, outcomes: both(atHalfTime, threeWays) },
  {
    key: 'mostGoals',
    view,
    marginThousandths: 55,
    outcomes: [
      outcome('first', (...counts) => moreInFirst(...counts) > 0),
      outcome('equal', (...counts) => moreInFirst(...counts) === 0),
      outcome('second', (...counts) => moreInFirst(...counts) < 0),
    ],
  },
  {
    key: 'bothHalves',
    view,
    marginThousandths: 45,
    outcomes: yesOrNo((home, away, firstHome, firstAway) => {
      return firstHome + firstAway > 0 && home + away > firstHome + firstAway;
    }),
  },
  {
    key: 'homeBoth',
    view,
    marginThousandths: 45,
    outcomes: yesOrNo((home, _away, firstHome) => firstHome > 0 && home > firstHome),
  },
  {
    key: 'awayBoth',
    view,
    marginThousandths: 45,
    outcomes: yesOrNo((_home, away, _firstHome, firstAway) => firstAway > 0 && away > firstAway),
  },
  { key: 'homeWinsBoth', view, marginThousandths: 55, outcomes: yesOrNo(homeWins(true, 1)) },
  { key: 'awayWinsBoth', view, marginThousandths: 55, outcomes: yesOrNo(homeWins(true, -1)) },
  { key: 'homeWinsHalf', view, marginThousandths: 45, outcomes: yesOrNo(homeWins(false, 1)) },
  { key: 'awayWinsHalf', view, marginThousandths: 45, outcomes: yesOrNo(homeWins(false, -1)) },
];

/** What one half decides, or both together. */
export const halves: readonly Market[] = [...jointly, ...ofHalf('h1', 'first'), ...ofHalf('h2', 'second')];
