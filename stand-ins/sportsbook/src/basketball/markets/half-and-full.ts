import { isRegularOver } from '../course.ts';
import { pointsIn, pointsOf } from '../ends.ts';
import type { Points } from '../law.ts';
import { addEnds, listShares, makeEnds, pointsMax, sum } from '../sums.ts';
import type { ToldMarket } from './told-market.ts';

const signs = ['1', 'X', '2'] as const;
const signOf = (lead: number) => signs[1 - Math.sign(lead)] as string;
const outcomes = signs.flatMap((first) => signs.map((full) => `${first}:${full}`));

/** Who leads at half-time, and after the regular time. */
export const halfAndFull: ToldMarket = {
  key: 'htft',
  marginThousandths: 60,
  outcomes,
  chancesOf({ course, paces }) {
    const sums = outcomes.map(() => 0);
    for (const pace of paces) {
      const first = leadsOf(pointsOf(course, pace, 'h1'));
      const second = leadsOf(pointsOf(course, pace, 'h2'));
      for (const [half, share] of first) {
        for (const [more, other] of second) {
          const at = 3 * (1 - Math.sign(half)) + 1 - Math.sign(half + more);
          sums[at] = (sums[at] as number) + pace.weight * share * other;
        }
      }
    }
    return sums;
  },
  wonIn(course) {
    if (!isRegularOver(course)) return undefined;
    const [home, away] = pointsIn(course.periods, 'h1');
    const [fullHome, fullAway] = pointsIn(course.periods, 'regular');
    return `${signOf(home - away)}:${signOf(fullHome - fullAway)}`;
  },
};

function leadsOf(points: readonly [Points, Points]): readonly (readonly [lead: number, share: number])[] {
  const ends = makeEnds();
  addEnds(ends, points, 1);
  const apart = listShares(ends.lead).map(([at, share]) => [at - pointsMax, share] as const);
  return [...apart, [0, sum(ends.level)]];
}
