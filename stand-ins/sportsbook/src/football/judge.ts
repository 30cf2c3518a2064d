import { assert } from '@harmattan/kernel/assert';
import type { Verdict } from '../sport.ts';
import { type FootballCourse, withoutResult } from './course.ts';
import { findOutcome } from './markets/all-markets.ts';
import { isGoalPickWon, readGoalPick } from './markets/goal-markets.ts';
import type { Market, Outcome, View } from './markets/market.ts';

/** Counts of a view, as a predicate takes them. */
type Counts = readonly [home: number, away: number, firstHome: number, firstAway: number];

/** More than this changes no market any more that it has not changed before. */
const moreGoals = countsTo(9);
const moreCounts = countsTo(16);
const moreInHalf = countsTo(4);
const moreInHalves = moreInHalf.flatMap(([home, away]) =>
  moreInHalf.map((later): Counts => [home + later[0], away + later[1], home, away]),
);

/**
 * Of an abandoned match the markets count that nothing could have changed any more; whatever was open is void. A result of a match that was not played
 * to its end judges the markets of the final score; all others are judged as if the match had stayed abandoned.
 */
export function judge(pick: { market: string; outcome: string }, course: FootballCourse): Verdict | undefined {
  const goalPick = readGoalPick(pick);
  const found = findOutcome(pick);
  assert(goalPick || found, 'a pick of a market that there is');
  if (course.phase !== 'over' && course.phase !== 'abandoned') return undefined;
  if (course.phase === 'over' && course.seen && found?.market.view !== 'full')
    return judge(pick, withoutResult(course, course.seen));
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
  const now = countsNow(market.view, course);
  const isDecided = market.outcomes.every((each) => {
    const verdict = verdictOf(market, each, now);
    return additionsTo(market.view, course).every((more) => verdictOf(market, each, plus(now, more)) === verdict);
  });
  return isDecided ? verdictOf(market, outcome, now) : undefined;
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

/** What could still have been added to the counts. When the first half is over, what is counted in it stands. */
function additionsTo(view: View, { abandonedIn }: FootballCourse): readonly Counts[] {
  const isFirstOver = abandonedIn === 'break' || abandonedIn === 'second';
  if (isFirstOver && (view === 'first' || view === 'firstCorners')) return [];
  if (view === 'corners' || view === 'firstCorners' || view === 'cards') return moreCounts;
  return view === 'halves' && !isFirstOver ? moreInHalves : moreGoals;
}

function plus(counts: Counts, more: Counts): Counts {
  return [counts[0] + more[0], counts[1] + more[1], counts[2] + more[2], counts[3] + more[3]];
}

function countsTo(most: number): readonly Counts[] {
  const counts = Array.from({ length: most + 1 }, (_, count) => count);
  return counts.flatMap((one) => counts.map((other): Counts => [one, other, 0, 0]));
}
