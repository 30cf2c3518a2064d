import type { Draws } from '@harmattan/fair/draws';
import { assert } from '@harmattan/kernel/assert';
import type { Course, Glance } from '../sport.ts';
import { drawCounts } from './counts-law.ts';
import { drawGoals } from './next-minute.ts';
import { addedMax, addedMin, halfMinutes } from './rest-of-match.ts';
import { otherShirt, shirtAt } from './squads.ts';

type Pair = readonly [home: number, away: number];

/** In the order in which they fell. */
export type Goal = readonly [half: 1 | 2, minute: number, side: 0 | 1, shirt: number];

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
  readonly goals: readonly Goal[];
  /** At half-time; while the first half goes on, as it stands. */
  readonly firstScore: Pair;
  readonly corners: Pair;
  readonly firstCorners: Pair;
  /** Yellow ones. */
  readonly cards: Pair;
  /** Of goals over a whole match, as both were rated before it. */
  readonly meansMillionths: readonly [home: number, away: number];
  readonly isUnsettled: boolean;
  /** The phase that an abandoned match was in. */
  readonly abandonedIn?: FootballCourse['phase'];
  /** Of a match that has a result without having been played to its end: the phase in which it stopped, and the goals that had fallen. */
  readonly seen?: { readonly to: FootballCourse['phase']; readonly goals: readonly Goal[] };
}

const breakMinutes = 15;
/** Red cards in a million minutes of a side: one match in nine has one. */
const redPerMillion = 600;
const redsMax = 2;

export function begin(meansMillionths: readonly [number, number]): FootballCourse {
  return {
    ...{ phase: 'before', played: 0, added: 0, minute: 0 },
    ...{ score: [0, 0], reds: [0, 0], goals: [], firstScore: [0, 0] },
    ...{ corners: [0, 0], firstCorners: [0, 0], cards: [0, 0], meansMillionths, isUnsettled: false },
  };
}

/** A course that was stored before goals, corners and cards were: its goals count to the first half, and none of them was of a listed shirt. */
export function readCourse(stored: Course): FootballCourse {
  const course = stored as FootballCourse;
  if (course.goals) return course;
  const goals = ([0, 1] as const).flatMap((side) =>
    Array.from({ length: course.score[side] }, (): Goal => [1, 0, side, otherShirt]),
  );
  return {
    ...course,
    ...{ goals, firstScore: course.score, corners: [0, 0], firstCorners: [0, 0], cards: [0, 0] },
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
  const { score, phase, meansMillionths } = course;
  const isFirst = phase === 'first';
  const scored = drawGoals(course, draws);
  const reds = drawReds(course.reds, draws);
  const played = course.played + 1;
  const minute = isFirst ? Math.min(played, halfMinutes) : halfMinutes + played;
  const added = played === halfMinutes ? addedMin + draws.below(addedMax - addedMin + 1) : course.added;
  const goals =
    scored[0] + scored[1] > 0
      ? [...course.goals, ...drawScorers(scored, isFirst ? 1 : 2, minute, draws)]
      : course.goals;
  const corners = plus(course.corners, drawCounts(course, 'corners', draws));
  const next: FootballCourse = {
    ...{ phase, played, added, minute },
    score: plus(score, scored),
    ...{ reds, goals, corners },
    firstScore: isFirst ? plus(score, scored) : course.firstScore,
    firstCorners: isFirst ? corners : course.firstCorners,
    cards: plus(course.cards, drawCounts(course, 'cards', draws)),
    meansMillionths,
    isUnsettled: goals !== course.goals || reds !== course.reds,
  };
  if (played < halfMinutes || played < halfMinutes + added) return next;
  return isFirst ? { ...next, phase: 'break', played: 0, added: 0 } : { ...next, phase: 'over' };
}

/** In which order the goals of a minute fell, each order as likely as any other, and who scored them. */
function drawScorers(scored: Pair, half: 1 | 2, minute: number, draws: Draws): Goal[] {
  const goals: Goal[] = [];
  let [home, away] = scored;
  while (home + away > 0) {
    const side = away === 0 || (home > 0 && draws.below(home + away) < home) ? 0 : 1;
    if (side === 0) home -= 1;
    else away -= 1;
    goals.push([half, minute, side, shirtAt(draws.below(1_000))]);
  }
  return goals;
}

/** The same pair where nothing is added. */
function plus(pair: Pair, more: Pair): Pair {
  return more[0] + more[1] === 0 ? pair : [pair[0] + more[0], pair[1] + more[1]];
}

function drawReds(reds: FootballCourse['reds'], draws: Draws): FootballCourse['reds'] {
  const ticket = draws.below(1_000_000);
  if (ticket >= 2 * redPerMillion) return reds;
  const [home, away] = reds;
  if (ticket < redPerMillion) return home < redsMax ? [home + 1, away] : reds;
  return away < redsMax ? [home, away + 1] : reds;
}

export function abandon(course: FootballCourse): FootballCourse {
  if (course.phase === 'over' || course.phase === 'abandoned') return course;
  return { ...course, phase: 'abandoned', abandonedIn: course.phase, isUnsettled: false };
}

/**
 * Goals that a side has too many are taken back, the latest first; goals that it lacks are its own latest, of no listed shirt. Everything that is
 * judged by goals follows from that. A match that was not played to its end keeps what was seen of it, which every further result begins with.
 */
export function correct(course: FootballCourse, score: Pair): FootballCourse {
  assert(
    score.every((goals) => Number.isInteger(goals) && goals >= 0 && goals < 100),
    'a score is two small whole numbers',
  );
  const seen = seenOf(course);
  const goals = goalsWithin(seen?.goals ?? course.goals, score);
  const fallen = scoreOf(goals);
  for (const side of [0, 1] as const) {
    for (let lacking = score[side] - fallen[side]; lacking > 0; lacking -= 1)
      goals.push([2, course.minute, side, otherShirt]);
  }
  return {
    ...course,
    ...{ phase: 'over', score: [...score], goals, firstScore: firstScoreOf(goals), isUnsettled: false },
    ...(seen && { seen }),
  };
}

/** Undefined of a match that was played to its end. */
function seenOf({ seen, phase, abandonedIn, goals }: FootballCourse): FootballCourse['seen'] {
  if (seen) return seen;
  const to = abandonedIn ?? phase;
  return to === 'over' ? undefined : { to, goals };
}

/** A match that has a result without having been played to its end, as it stood when it stopped, less the goals that the result takes back. */
export function withoutResult(course: FootballCourse, seen: NonNullable<FootballCourse['seen']>): FootballCourse {
  const goals = goalsWithin(seen.goals, course.score);
  return {
    ...course,
    ...{ phase: 'abandoned', abandonedIn: seen.to, goals, score: scoreOf(goals), firstScore: firstScoreOf(goals) },
  };
}

function goalsWithin(goals: readonly Goal[], score: Pair): Goal[] {
  const fallen: [number, number] = [0, 0];
  return goals.filter(([, , side]) => {
    fallen[side] += 1;
    return fallen[side] <= score[side];
  });
}

function scoreOf(goals: readonly Goal[]): Pair {
  const home = goals.filter(([, , side]) => side === 0).length;
  return [home, goals.length - home];
}

function firstScoreOf(goals: readonly Goal[]): Pair {
  return scoreOf(goals.filter(([half]) => half === 1));
}

export function glance({ phase, minute, score, isUnsettled }: FootballCourse): Glance {
  return { phase: phase === 'first' || phase === 'second' ? 'running' : phase, minute, score, isUnsettled };
}
