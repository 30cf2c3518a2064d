import type { BasketballCourse, Pair } from './course.ts';
import { attacksAfter, type Pace, type Points, pacesAfter, pointsOver, together } from './law.ts';
import { attacksLeft, attacksPerMinute, minutesOf, quarters } from './periods.ts';
import { addAfterLevel, addDecided, addEnds, type Ends, makeEnds, sum } from './sums.ts';

/** Stretches of a match whose points are counted. */
export const stretches = {
  regular: [0, 1, 2, 3],
  h1: [0, 1],
  h2: [2, 3],
  q1: [0],
  q2: [1],
  q3: [2],
  q4: [3],
} as const satisfies Record<string, readonly number[]>;

export type Stretch = keyof typeof stretches;
/** `match` is the regular time with overtimes; `halves` compares the points of both sides together in the two halves. */
export type View = Stretch | 'match' | 'halves';

/** What is still open of a match, at each pace that is possible. */
export interface OpenMatch {
  course: BasketballCourse;
  paces: readonly Pace[];
  of(view: View): Ends;
}

/** Everything that prices of a match are read from, each computed at the first question for it. */
export function openMatch(course: BasketballCourse): OpenMatch {
  const attacks = attacksAfter(course.minute);
  const paces = pacesAfter({ ...course, attacks: [attacks, attacks] });
  const kept = new Map<string, Ends>();
  return {
    course,
    paces,
    of(view) {
      const key = keyOf(view, course);
      const ends = kept.get(key) ?? endsOf(view, course, paces);
      kept.set(key, ends);
      return ends;
    },
  };
}

/** Stretches that have as many attacks before them, and the same points, have the same ends. */
function keyOf(view: View, course: BasketballCourse): string {
  if (view === 'match' || view === 'halves') return view;
  return `${attacksLeftIn(course, view)} ${pointsIn(course.periods, view)}`;
}

function attacksLeftIn(course: BasketballCourse, stretch: Stretch): number {
  return stretches[stretch].reduce<number>((sum, period) => sum + attacksLeft(course, period), 0);
}

function endsOf(view: View, course: BasketballCourse, paces: readonly Pace[]): Ends {
  if (view === 'match') return matchEnds(course, paces);
  const ends = makeEnds();
  for (const pace of paces) {
    if (view === 'halves') {
      const [first, second] = (['h1', 'h2'] as const).map((half) => together(...pointsOf(course, pace, half)));
      addEnds(ends, [first as Points, second as Points], pace.weight);
    } else addEnds(ends, pointsOf(course, pace, view), pace.weight);
  }
  return ends;
}

/** Points of each side in a stretch when it is over: those that are there and those to come. */
export function pointsOf(course: BasketballCourse, { rates }: Pace, stretch: Stretch): [home: Points, away: Points] {
  const left = attacksLeftIn(course, stretch);
  const now = pointsIn(course.periods, stretch);
  return [from(now[0], pointsOver(rates[0], left)), from(now[1], pointsOver(rates[1], left))];
}

export function pointsIn(periods: readonly Pair[], stretch: Stretch): Pair {
  return stretches[stretch].reduce<Pair>(
    (sum, at) => {
      const [home, away] = periods[at] ?? [0, 0];
      return [sum[0] + home, sum[1] + away];
    },
    [0, 0],
  );
}

function from(points: number, more: Points): Points {
  return { from: points + more.from, shares: more.shares };
}

/** Of an overtime that is played as a whole. */
export const overtimeAttacks = attacksPerMinute * minutesOf(quarters);

/** Points of each side when the regular time, or the overtime that is being played, is over. */
export function pointsToEnd(course: BasketballCourse, { rates }: Pace): [home: Points, away: Points] {
  const { score, period } = course;
  const periods = Array.from({ length: Math.max(quarters, period + 1) }, (_, at) => at);
  const left = periods.reduce((total, at) => total + attacksLeft(course, at), 0);
  return [from(score[0], pointsOver(rates[0], left)), from(score[1], pointsOver(rates[1], left))];
}

/** Where the time that is being played ends level, an overtime follows. */
function matchEnds(course: BasketballCourse, paces: readonly Pace[]): Ends {
  const ends = makeEnds();
  for (const pace of paces) {
    const ofPace = makeEnds();
    addEnds(ofPace, pointsToEnd(course, pace), pace.weight);
    addDecided(ends, ofPace);
    addAfterLevel(ends, ofPace.level, overtimeEnds(pace.rates));
  }
  return ends;
}

/** Of an overtime and a second one. A third is priced as if it were the second: what it adds to totals is less than a price shows. */
function overtimeEnds(rates: Pace['rates']): Ends {
  const one = makeEnds();
  addEnds(one, [pointsOver(rates[0], overtimeAttacks), pointsOver(rates[1], overtimeAttacks)], 1);
  const decided = sum(one.lead);
  const both = makeEnds();
  addDecided(both, one);
  addAfterLevel(
    both,
    one.level.map((share) => share / decided),
    one,
  );
  return both;
}
