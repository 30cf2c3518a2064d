import type { FootballCourse } from '../football/course.ts';
import { begin } from '../football/course.ts';
import { meansOf } from '../football/rating.ts';

const ratingOf = (attack: number, defence: number) => ({ attack, defence, ownAttack: attack, ownDefence: defence });

/** From clearly better at home to clearly better away. */
export const pairs: readonly [name: string, course: FootballCourse][] = [
  ['the strongest at home', begin(meansOf(ratingOf(300_000, 250_000), ratingOf(-250_000, -300_000)))],
  ['two of a kind', begin(meansOf(ratingOf(0, 0), ratingOf(0, 0)))],
  ['the strongest away', begin(meansOf(ratingOf(-300_000, -250_000), ratingOf(250_000, 300_000)))],
];

/** A match in its second half. */
export function inSecondHalf(
  course: FootballCourse,
  minute: number,
  score: readonly [number, number],
  reds: readonly [number, number] = [0, 0],
): FootballCourse {
  return { ...course, phase: 'second', played: minute - 45, minute, score, reds };
}
