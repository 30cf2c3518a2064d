import type { Draws } from '@harmattan/fair/draws';
import { times } from '../all-sports/fixed.ts';
import type { FootballCourse } from './course.ts';
import { type Standing, weightOfAll } from './final-scores.ts';
import { goalChances } from './poisson.ts';
import { meansOver, minutesLeft, standingOf } from './rest-of-match.ts';

/** More goals of one side do not fall within a minute. */
const goalsPerMinuteMax = 2;
const tickets = 1_000_000_000;

type Goals = readonly [home: number, away: number];

/** Most minutes end with the first of them. */
const allGoals: readonly Goals[] = Array.from({ length: (goalsPerMinuteMax + 1) ** 2 }, (_, at) => [
  Math.floor(at / (goalsPerMinuteMax + 1)),
  at % (goalsPerMinuteMax + 1),
]);

/**
 * The goals of one minute. They fall as Poisson has them, each in proportion to what the score behind them leaves possible: so that
 * played to the end, final scores come as often as `finalScores` says now.
 */
export function drawGoals(course: FootballCourse, draws: Draws): Goals {
  let ticket = draws.below(tickets);
  const minute = minuteOf(course);
  for (let at = 0; at < allGoals.length; at += 1) {
    const goals = allGoals[at] as Goals;
    const share = minute.shares[at] ?? shareOf(minute, goals);
    minute.shares[at] = share;
    ticket -= share;
    if (ticket < 0) return goals;
  }
  // What is left over of rounding, a few in a billion.
  return [0, 0];
}

interface Minute {
  /** Before it. */
  standing: Standing;
  sum: bigint;
  /** What each side scores in it on average. */
  means: Standing['meansLeft'];
  /** How many tickets each of `allGoals` has, computed on demand. */
  shares: number[];
}

const kept = new WeakMap<FootballCourse['meansMillionths'], Map<number, Minute>>();

/** The same minute of the same match comes again whenever it is played out many times. */
function minuteOf(course: FootballCourse): Minute {
  const ofMatch = kept.get(course.meansMillionths) ?? new Map<number, Minute>();
  kept.set(course.meansMillionths, ofMatch);
  const { reds, score } = course;
  const key = (((minutesLeft(course) * 16 + reds[0]) * 16 + reds[1]) * 16 + score[0]) * 16 + score[1];
  const known = ofMatch.get(key);
  if (known) return known;
  const standing = standingOf(course);
  const minute = { standing, sum: weightOfAll(standing), means: meansOver(course, 1), shares: [] };
  ofMatch.set(key, minute);
  return minute;
}

function shareOf({ standing, sum, means }: Minute, [home, away]: Goals): number {
  const chance = times(goalChances(means[0])[home] as bigint, goalChances(means[1])[away] as bigint);
  const score = [standing.score[0] + home, standing.score[1] + away] as const;
  const meansLeft = [standing.meansLeft[0] - means[0], standing.meansLeft[1] - means[1]] as const;
  const weight = times(chance, weightOfAll({ ...standing, score, meansLeft }));
  return Number((weight * BigInt(tickets)) / sum);
}
