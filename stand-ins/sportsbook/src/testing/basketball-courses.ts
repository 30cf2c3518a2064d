import { drawsFrom } from '@harmattan/fair/draws';
import { seededRandom } from '../../../../packages/fair/testing/seeded-random.ts';
import { advance, type BasketballCourse, begin } from '../basketball/course.ts';
import { ratesOf } from '../basketball/rating.ts';

const ratingOf = (attack: number, defence: number) => ({ attack, defence, ownAttack: attack, ownDefence: defence });

/** From clearly better at home to clearly better away. */
export const pairs: readonly [name: string, course: BasketballCourse][] = [
  ['the strongest at home', begin(ratesOf(ratingOf(80_000, 70_000), ratingOf(-70_000, -80_000)))],
  ['two of a kind', begin(ratesOf(ratingOf(0, 0), ratingOf(0, 0)))],
  ['the strongest away', begin(ratesOf(ratingOf(-80_000, -70_000), ratingOf(70_000, 80_000)))],
];

/** A match after so many minutes, breaks included, the same for the same seed. */
export function playedOn(course: BasketballCourse, minutes: number, seed = 'a match'): BasketballCourse {
  const draws = drawsFrom(seededRandom(seed));
  let played = course;
  for (let minute = 0; minute < minutes; minute += 1) played = advance(played, draws);
  return played;
}

/** A match that stands level after its last quarter, before its first overtime. */
export function levelAfterRegular(course: BasketballCourse): BasketballCourse {
  const periods = [
    [20, 18],
    [17, 21],
    [22, 19],
    [16, 17],
  ] as const;
  return {
    ...course,
    ...{ phase: 'break', period: 4, played: 0, minute: 40, score: [75, 75], periods, scored: [40, 40] },
    races: [0, 0, 1, 0, 1, 0, 1],
  };
}
