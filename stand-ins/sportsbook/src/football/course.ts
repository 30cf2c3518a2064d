import type { Draws } from '@harmattan/fair/draws';
import { assert } from '@harmattan/kernel/assert';
import type { Course, Glance } from '../sport.ts';
import { drawGoals } from './next-minute.ts';
import { addedMax, addedMin, halfMinutes } from './rest-of-match.ts';

export interface FootballCourse extends Course {
  readonly phase: 'before' | 'first' | 'break' | 'second' | 'over' | 'abandoned';
  /** Minutes of this half, or of the break, that have gone by. */
  readonly played: number;
  /** What is added to this half; nothing before its 45th minute is over. */
  readonly added: number;
  /** As people say it. It stands at 45 while something is added to the first half, so that it never goes back. */
  readonly minute: number;
  readonly score: readonly [home: number, away: number];
  readonly reds: readonly [home: number, away: number];
  /** Of goals over a whole match, as both were rated before it. */
  readonly meansMillionths: readonly [home: number, away: number];
  readonly isUnsettled: boolean;
}

const breakMinutes = 15;
/** Red cards in a million minutes of a side: one match in nine has one. */
const redPerMillion = 600;
const redsMax = 2;

export function begin(meansMillionths: readonly [number, number]): FootballCourse {
  return {
    ...{ phase: 'before', played: 0, added: 0, minute: 0 },
    ...{ score: [0, 0], reds: [0, 0], meansMillionths, isUnsettled: false },
  };
}

export function advance(course: FootballCourse, draws: Draws): FootballCourse {
  switch (course.phase) {
    case 'before':
      return playMinute({ ...course, phase: 'first' }, draws);
    case 'first':
    case 'second':
      return playMinute(course, draws);
    case 'break':
      if (course.played + 1 < breakMinutes) return { ...course, played: course.played + 1, isUnsettled: false };
      return { ...course, phase: 'second', played: 0, isUnsettled: false };
    case 'over':
    case 'abandoned':
      return course;
  }
}

function playMinute(course: FootballCourse, draws: Draws): FootballCourse {
  const [homeGoals, awayGoals] = drawGoals(course, draws);
  const reds = drawReds(course.reds, draws);
  const played = course.played + 1;
  const added = played === halfMinutes ? addedMin + draws.below(addedMax - addedMin + 1) : course.added;
  const { phase, score, meansMillionths } = course;
  const hasGoals = homeGoals + awayGoals > 0;
  const next: FootballCourse = {
    phase,
    played,
    added,
    minute: phase === 'first' ? Math.min(played, halfMinutes) : halfMinutes + played,
    score: hasGoals ? [score[0] + homeGoals, score[1] + awayGoals] : score,
    reds,
    meansMillionths,
    isUnsettled: hasGoals || reds !== course.reds,
  };
  if (played < halfMinutes || played < halfMinutes + added) return next;
  return next.phase === 'first' ? { ...next, phase: 'break', played: 0, added: 0 } : { ...next, phase: 'over' };
}

function drawReds(reds: FootballCourse['reds'], draws: Draws): FootballCourse['reds'] {
  const ticket = draws.below(1_000_000);
  if (ticket >= 2 * redPerMillion) return reds;
  const [home, away] = reds;
  if (ticket < redPerMillion) return home < redsMax ? [home + 1, away] : reds;
  return away < redsMax ? [home, away + 1] : reds;
}

export function abandon(course: FootballCourse): FootballCourse {
  return course.phase === 'over' ? course : { ...course, phase: 'abandoned', isUnsettled: false };
}

export function correct(course: FootballCourse, score: readonly [number, number]): FootballCourse {
  assert(
    score.every((goals) => Number.isInteger(goals) && goals >= 0 && goals < 100),
    'a score is two small whole numbers',
  );
  return { ...course, phase: 'over', score: [...score], isUnsettled: false };
}

export function glance({ phase, minute, score, isUnsettled }: FootballCourse): Glance {
  return { phase: phase === 'first' || phase === 'second' ? 'running' : phase, minute, score, isUnsettled };
}
