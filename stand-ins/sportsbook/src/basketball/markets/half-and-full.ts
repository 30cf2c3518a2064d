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
      const second = chancesAbove(pointsOf(course, pace, 'h2'));
      for (const [half, share] of leadsOf(pointsOf(course, pace, 'h1'))) {
        const at = 3 * (1 - Math.sign(half));
        const [more, atLeast] = [second(-half), second(-half - 1)];
        for (const [sign, chance] of [more, atLeast - more, second(Number.NEGATIVE_INFINITY) - atLeast].entries()) {
          sums[at + sign] = (sums[at + sign] as number) + pace.weight * share * chance;
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

/** How likely a lead of more than so many points is. */
function chancesAbove(points: readonly [Points, Points]): (lead: number) => number {
  const leads = leadsOf(points).toSorted(([one], [other]) => one - other);
  const lowest = leads[0]?.[0] ?? 0;
  const above = new Float64Array((leads.at(-1)?.[0] ?? 0) - lowest + 2);
  for (const [lead, share] of leads) above[lead - lowest] = share;
  for (let at = above.length - 2; at >= 0; at -= 1) above[at] = (above[at] as number) + (above[at + 1] as number);
  return (lead) => above[Math.max(0, lead + 1 - lowest)] ?? 0;
}
