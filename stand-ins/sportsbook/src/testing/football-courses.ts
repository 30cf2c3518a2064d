import type { FootballCourse, Goal } from '../football/course.ts';
import { begin } from '../football/course.ts';
import { meansOf } from '../football/rating.ts';
import { otherShirt } from '../football/squads.ts';

const ratingOf = (attack: number, defence: number) => ({ attack, defence, ownAttack: attack, ownDefence: defence });

/** From clearly better at home to clearly better away. */
export const pairs: readonly [name: string, course: FootballCourse][] = [
  ['the strongest at home', begin(meansOf(ratingOf(500_000, 450_000), ratingOf(-450_000, -500_000)))],
  ['two of a kind', begin(meansOf(ratingOf(0, 0), ratingOf(0, 0)))],
  ['the strongest away', begin(meansOf(ratingOf(-500_000, -450_000), ratingOf(450_000, 500_000)))],
];

/** A match in its second half, whose goals so far all fell in it, of no listed shirt. */
export function inSecondHalf(
  course: FootballCourse,
  minute: number,
  score: readonly [number, number],
  reds: readonly [number, number] = [0, 0],
): FootballCourse {
  const goals = ([0, 1] as const).flatMap((side) =>
    Array.from({ length: score[side] }, (): Goal => [2, 46, side, otherShirt]),
  );
  return { ...course, phase: 'second', played: minute - 45, minute, score, goals, reds };
}

/** A match in its first half, likewise. */
export function inFirstHalf(course: FootballCourse, minute: number, score: readonly [number, number]): FootballCourse {
  const goals = ([0, 1] as const).flatMap((side) =>
    Array.from({ length: score[side] }, (): Goal => [1, 1, side, otherShirt]),
  );
  return { ...course, phase: 'first', played: minute, minute, score, goals, firstScore: score };
}
