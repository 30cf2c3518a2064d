import { assert } from '@harmattan/kernel/assert';
import type { Verdict } from '../sport.ts';
import type { FootballCourse } from './course.ts';
import { findOutcome } from './markets/all-markets.ts';
import { isGoalPickWon, readGoalPick } from './markets/goal-markets.ts';
import type { Market, Outcome, View } from './markets/market.ts';

/** Counts of a view, as a predicate takes them. */
type Counts = readonly [home: number, away: number, firstHome: number, firstAway: number];

/** More than this changes no market any more that it has not changed before. */
const moreMax = 9;
const moreCountsMax = 16;
const moreInHalfMax = 4;

/** Of an abandoned match the markets count that nothing could have changed any more; whatever was open is void. */
export function judge(pick: { market: string; outcome: string }, course: FootballCourse): Verdict | undefined {
  const goalPick = readGoalPick(pick);
  const found = findOutcome(pick);
  assert(goalPick || found, 'a pick of a market that there is');
  if (course.phase !== 'over' && course.phase !== 'abandoned') return undefined;
  if (goalPick) {
    const isWon = isGoalPickWon(goalPick, course);
    return isWon === undefined ? 'void' : isWon ? 'won' : 'lost';
  }
  const { market, outcome } = found as { market: Market; outcome: Outcome };
  if (course.phase === 'over') return verdictOf(market, outcome, countsNow(market.view, course));
  return decidedVerdict(market, outcome, course) ?? 'void';
}

function verdictOf({ isVoid }: Market, { isWon }: Outcome, counts: Counts): Verdict {
  if (isVoid?.(...counts)) return 'void';
  return isWon(...counts) ? 'won' : 'lost';
}

/** What every end that could still have come makes of the market, for each of its outcomes; undefined where ends differ. */
function decidedVerdict(market: Market, outcome: Outcome, course: FootballCourse): Verdict | undefined {
  const ends = endsFrom(market.view, course);
  const first = ends[0] as Counts;
  const isDecided = market.outcomes.every((each) => {
    const verdict = verdictOf(market, each, first);
    return ends.every((end) => verdictOf(market, each, end) === verdict);
  });
  return isDecided ? verdictOf(market, outcome, first) : undefined;
}

function countsNow(view: View, course: FootballCourse): Counts {
  const { score, firstScore, corners, firstCorners, cards } = course;
  switch (view) {
    case 'full':
      return [...score, 0, 0];
    case 'first':
      return [...firstScore, 0, 0];
    case 'second':
      return [score[0] - firstScore[0], score[1] - firstScore[1], 0, 0];
    case 'halves':
      return [...score, ...firstScore];
    case 'corners':
      return [...corners, 0, 0];
    case 'firstCorners':
      return [...firstCorners, 0, 0];
    case 'cards':
      return [...cards, 0, 0];
  }
}

/** Where the counts could still have come to. When the first half is over, what is counted in it stands. */
function endsFrom(view: View, course: FootballCourse): Counts[] {
  const [home, away, firstHome, firstAway] = countsNow(view, course);
  const isFirstOver = course.abandonedIn === 'break' || course.abandonedIn === 'second';
  if (isFirstOver && (view === 'first' || view === 'firstCorners')) return [[home, away, firstHome, firstAway]];
  const more = pairsTo(view === 'corners' || view === 'firstCorners' || view === 'cards' ? moreCountsMax : moreMax);
  if (view !== 'halves' || isFirstOver)
    return more.map(([one, other]) => [home + one, away + other, firstHome, firstAway]);
  const few = pairsTo(moreInHalfMax);
  return few.flatMap(([one, other]) =>
    few.map(
      ([later, others]): Counts => [home + one + later, away + other + others, firstHome + one, firstAway + other],
    ),
  );
}

function pairsTo(most: number): (readonly [number, number])[] {
  const counts = Array.from({ length: most + 1 }, (_, count) => count);
  return counts.flatMap((one) => counts.map((other) => [one, other] as const));
}
