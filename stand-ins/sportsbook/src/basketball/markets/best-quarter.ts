import { isRegularOver } from '../course.ts';
import { pointsIn, pointsOf } from '../ends.ts';
import { type Points, together } from '../law.ts';
import type { ToldMarket } from './told-market.ts';

const quarterKeys = ['q1', 'q2', 'q3', 'q4'] as const;

/** The quarter with most points of both sides together; where two have as many, none of them. */
export const bestQuarter: ToldMarket = {
  key: 'bestQuarter',
  marginThousandths: 60,
  outcomes: [...quarterKeys, 'equal'],
  chancesOf({ course, paces }) {
    const wins = quarterKeys.map(() => 0);
    for (const pace of paces) {
      const totals = quarterKeys.map((quarter) => {
        const [home, away] = pointsOf(course, pace, quarter);
        return together(home, away);
      });
      for (const [at, own] of totals.entries()) {
        const others = totals.filter((_, other) => other !== at);
        wins[at] = (wins[at] as number) + pace.weight * chanceOfMost(own, others);
      }
    }
    return [...wins, Math.max(0, 1 - wins.reduce((sum, share) => sum + share, 0))];
  },
  wonIn(course) {
    if (!isRegularOver(course)) return undefined;
    const totals = quarterKeys.map((quarter) => {
      const [home, away] = pointsIn(course.periods, quarter);
      return home + away;
    });
    const most = Math.max(...totals);
    const best = quarterKeys.filter((_, at) => totals[at] === most);
    return best.length === 1 ? best[0] : 'equal';
  },
};

/** That it has more than each of the others. */
function chanceOfMost(own: Points, others: readonly Points[]): number {
  const below = others.map(() => 0);
  const next = others.map(({ from }) => from);
  let most = 0;
  for (let at = 0; at < own.shares.length; at += 1) {
    for (const [other, { from, shares }] of others.entries()) {
      for (; (next[other] as number) < own.from + at; next[other] = (next[other] as number) + 1)
        below[other] = (below[other] as number) + (shares[(next[other] as number) - from] ?? 0);
    }
    most += below.reduce((product, share) => product * share, own.shares[at] as number);
  }
  return most;
}
