import type { Draws } from '@harmattan/fair/draws';
import { assert } from '@harmattan/kernel/assert';
import type { Course, Glance } from '../sport.ts';
import { attacksAfter, pacesAfter, pointShares } from './law.ts';
import { attacksPerMinute, breakBefore, minutesOf, quarters, regularMinutes } from './periods.ts';

export type Pair = readonly [home: number, away: number];

export interface BasketballCourse extends Course {
  readonly phase: 'before' | 'playing' | 'break' | 'over' | 'abandoned';
  /** 0 to 3, then overtimes; in a break the one that comes next. */
  readonly period: number;
  /** Minutes of this period, or of the break before it, that have gone by. */
  readonly played: number;
  /** Minutes of play so far, overtimes included. */
  readonly minute: number;
  readonly score: Pair;
  /** Of each period that has begun. */
  readonly periods: readonly Pair[];
  /** Attacks that scored. */
  readonly scored: Pair;
  /** How likely an attack of each side is to score at the usual pace, in millionths. */
  readonly ratesMillionths: Pair;
  /** Who had ten points first, twenty, thirty …, in the regular time. */
  readonly races: readonly (0 | 1)[];
  readonly isUnsettled: boolean;
  /** Of a match that has a result without having been played to its end: how it stood when it stopped. */
  readonly seen?: { readonly period: number; readonly periods: readonly Pair[]; readonly races: readonly (0 | 1)[] };
}

export const raceStep = 10;
const tickets = 1_000_000_000;
const shareOf = 21;

export function begin(ratesMillionths: Pair): BasketballCourse {
  return {
    ...{ phase: 'before', period: 0, played: 0, minute: 0, score: [0, 0], periods: [] },
    ...{ scored: [0, 0], ratesMillionths, races: [], isUnsettled: false },
  };
}

export function advance(course: BasketballCourse, draws: Draws): BasketballCourse {
  switch (course.phase) {
    case 'before':
      return playMinute({ ...course, phase: 'playing', periods: [[0, 0]] }, draws);
    case 'playing':
      return playMinute(course, draws);
    case 'break':
      if (course.played + 1 < breakBefore(course.period)) return { ...course, played: course.played + 1 };
      return { ...course, phase: 'playing', played: 0, periods: [...course.periods, [0, 0]] };
    case 'over':
    case 'abandoned':
      return course;
  }
}

function playMinute(course: BasketballCourse, draws: Draws): BasketballCourse {
  let next = course;
  for (let attack = 0; attack < 2 * attacksPerMinute; attack += 1) {
    next = playAttack(next, attack, draws);
  }
  const [played, minute] = [course.played + 1, course.minute + 1];
  return endPeriod({ ...next, played, minute });
}

/** Sides attack in turns; the home side begins every other minute. */
export function attackerAt(minute: number, attack: number): 0 | 1 {
  return (minute + attack) % 2 === 0 ? 0 : 1;
}

/**
 * Whether an attack scores is drawn by what is known of the pace before it, so that all attacks together come as the law with a hidden pace has
 * them.
 */
function playAttack(course: BasketballCourse, attack: number, draws: Draws): BasketballCourse {
  const side = attackerAt(course.minute, attack);
  const before = attacksAfter(course.minute);
  const own = before + Math.floor(attack / 2);
  const others = before + Math.ceil(attack / 2);
  const attacks: Pair = side === 0 ? [own, others] : [others, own];
  const chance = pacesAfter({ ...course, attacks }).reduce((sum, { weight, rates }) => sum + weight * rates[side], 0);
  if (draws.below(tickets) >= Math.round(chance * tickets)) return course;
  const points = drawPoints(draws);
  const score = plus(course.score, side, points);
  const at = course.periods.length - 1;
  return {
    ...course,
    score,
    scored: plus(course.scored, side, 1),
    periods: course.periods.with(at, plus(course.periods[at] as Pair, side, points)),
    races: course.period < quarters ? racesAt(course.races, score, side) : course.races,
  };
}

function drawPoints(draws: Draws): number {
  let ticket = draws.below(shareOf);
  for (const { points, of21 } of pointShares) {
    ticket -= of21;
    if (ticket < 0) return points;
  }
  throw new Error('an attack that scores brings points');
}

function plus(pair: Pair, side: 0 | 1, more: number): Pair {
  return side === 0 ? [pair[0] + more, pair[1]] : [pair[0], pair[1] + more];
}

/** An attack brings less than a step: it wins one race at most. */
function racesAt(races: BasketballCourse['races'], score: Pair, side: 0 | 1): BasketballCourse['races'] {
  return score[side] >= raceStep * (races.length + 1) ? [...races, side] : races;
}

/** After the last quarter, and after an overtime, a match that stands level goes on. */
function endPeriod(course: BasketballCourse): BasketballCourse {
  if (course.played < minutesOf(course.period)) return course;
  const next = course.period + 1;
  if (next >= quarters && course.score[0] !== course.score[1]) return { ...course, phase: 'over' };
  return { ...course, phase: 'break', period: next, played: 0 };
}

export function abandon(course: BasketballCourse): BasketballCourse {
  return course.phase === 'over' || course.phase === 'abandoned' ? course : { ...course, phase: 'abandoned' };
}

/**
 * Points that a side has too many are taken back from its latest periods; points that it lacks count to the last period. A match that was not played
 * to its end keeps what was seen of it, which every further result begins with.
 */
export function correct(course: BasketballCourse, score: Pair): BasketballCourse {
  assert(
    score.every((points) => Number.isInteger(points) && points >= 0 && points < 1_000),
    'a score is two whole numbers',
  );
  const { period, races } = course;
  const seen = course.seen ?? (course.phase === 'over' ? undefined : { period, periods: course.periods, races });
  const from = seen ?? course;
  return {
    ...course,
    ...{ phase: 'over', score: [...score], periods: periodsWithin(from.periods, score), isUnsettled: false },
    races: from.races.filter((side, at) => score[side] >= raceStep * (at + 1)),
    ...(seen && { seen }),
  };
}

/** A match that has a result without having been played to its end, as it stood when it stopped. */
export function withoutResult(
  course: BasketballCourse,
  { period, periods, races }: NonNullable<BasketballCourse['seen']>,
): BasketballCourse {
  return { ...course, phase: 'abandoned', period, periods, races, score: scoreOf(periods) };
}

function periodsWithin(periods: readonly Pair[], score: Pair): Pair[] {
  const left = [score[0], score[1]] as [number, number];
  const kept = periods.map((period): [number, number] => {
    const taken = ([0, 1] as const).map((side) => Math.min(period[side], left[side])) as [number, number];
    left[0] -= taken[0];
    left[1] -= taken[1];
    return taken;
  });
  const last = kept.at(-1);
  if (!last) return [[left[0], left[1]]];
  return kept.with(-1, [last[0] + left[0], last[1] + left[1]]);
}

export function scoreOf(periods: readonly Pair[]): Pair {
  return periods.reduce<Pair>((sum, [home, away]) => [sum[0] + home, sum[1] + away], [0, 0]);
}

export function isRegularOver({ phase, period, minute }: BasketballCourse): boolean {
  return period >= quarters || minute >= regularMinutes || phase === 'over';
}

export function glance({ phase, minute, score, periods, isUnsettled }: BasketballCourse): Glance {
  return { phase: phase === 'playing' ? 'running' : phase, minute, score, parts: periods, isUnsettled };
}
