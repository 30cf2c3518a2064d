import { one } from '../all-sports/fixed.ts';
import type { FootballCourse } from './course.ts';
import type { Standing } from './final-scores.ts';

export const halfMinutes = 45;
export const addedMin = 1;
export const addedMax = 5;
/** What is expected to be added while it is not known. */
const addedExpected = (addedMin + addedMax) / 2;
export const wholeHalf = halfMinutes + addedExpected;

/**
 * In hundredths. As likely to fall to either side, cards take away on average what they give: a price may leave out those that
 * are still to come.
 */
const withoutOne = 75n;
const againstOneLess = 125n;

/** What the rest of a match depends on. */
export function standingOf(course: FootballCourse): Standing {
  const [home, away] = course.meansMillionths;
  return {
    score: course.score,
    means: [partsOf(home), partsOf(away)],
    meansLeft: meansOver(course, minutesLeft(course)),
  };
}

/** What each side scores in so many minutes on average, with as many players as it has left. */
export function meansOver(course: FootballCourse, minutes: number): [home: bigint, away: bigint] {
  const [home, away] = course.meansMillionths;
  const [homeReds, awayReds] = course.reds.map(BigInt) as [bigint, bigint];
  const over = (mean: number, own: bigint, others: bigint) =>
    (partsOf(mean) * BigInt(minutes) * withoutOne ** own * againstOneLess ** others) /
    (BigInt(2 * wholeHalf) * 100n ** (own + others));
  return [over(home, homeReds, awayReds), over(away, awayReds, homeReds)];
}

export function minutesLeft(course: FootballCourse): number {
  const [first, second] = minutesLeftOfHalves(course);
  return first + second;
}

/** Of each half. */
export function minutesLeftOfHalves({
  phase,
  played,
  added,
}: FootballCourse): readonly [first: number, second: number] {
  const ofThisHalf = halfMinutes + (added || addedExpected) - played;
  switch (phase) {
    case 'before':
      return [wholeHalf, wholeHalf];
    case 'first':
      return [ofThisHalf, wholeHalf];
    case 'break':
      return [0, wholeHalf];
    case 'second':
      return [0, ofThisHalf];
    case 'over':
    case 'abandoned':
      return [0, 0];
  }
}

export function partsOf(millionths: number): bigint {
  return BigInt(millionths) * (one / 1_000_000n);
}
