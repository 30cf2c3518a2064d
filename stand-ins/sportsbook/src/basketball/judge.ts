import { assert } from '@harmattan/kernel/assert';
import type { Verdict } from '../sport.ts';
import { type BasketballCourse, type Pair, withoutResult } from './course.ts';
import { pointsIn, stretches, type View } from './ends.ts';
import { findMarket } from './markets/find-market.ts';
import { findTold } from './markets/listed-markets.ts';
import type { Market, Outcome } from './markets/market.ts';
import { quarters } from './periods.ts';

type Pick = { market: string; outcome: string };

/** Points that could still have come: none, few, many, of one side or of both. */
const more: readonly Pair[] = (() => {
  const counts = [0, 1, 2, 3, 150, 299, 300];
  return counts.flatMap((home) => counts.map((away): Pair => [home, away]));
})();

/**
 * Of an abandoned match the markets count that nothing could have changed any more; whatever was open is void. A result of a match that was not played
 * to its end judges the markets of the final score; all others are judged as if the match had stayed abandoned.
 */
export function judge(pick: Pick, course: BasketballCourse): Verdict | undefined {
  const market = findMarket(pick.market);
  if (course.phase !== 'over' && course.phase !== 'abandoned') return undefined;
  if (course.phase === 'over' && course.seen && market?.view !== 'match')
    return judge(pick, withoutResult(course, course.seen));
  if (!market) return judgeTold(pick, course);
  const outcome = market.outcomes.find(({ key }) => key === pick.outcome);
  assert(outcome, 'an outcome that there is');
  const points = countNow(market.view, course);
  if (isComplete(market.view, course)) return verdictOf(market, outcome, points);
  return isDecided(market, points) ? verdictOf(market, outcome, points) : 'void';
}

function judgeTold({ market, outcome }: Pick, course: BasketballCourse): Verdict {
  const told = findTold(market);
  assert(told, 'a market that there is');
  assert(told.outcomes.includes(outcome), 'an outcome that there is');
  const won = told.wonIn(course);
  return won === undefined ? 'void' : won === outcome ? 'won' : 'lost';
}

function verdictOf({ isVoid }: Market, { isWon }: Outcome, points: Pair): Verdict {
  if (isVoid?.(...points)) return 'void';
  return isWon(...points) ? 'won' : 'lost';
}

/** Whether every end that could still have come makes the same of all its outcomes. */
function isDecided(market: Market, [home, away]: Pair): boolean {
  return market.outcomes.every((each) => {
    const verdict = verdictOf(market, each, [home, away]);
    return more.every((points) => verdictOf(market, each, [home + points[0], away + points[1]]) === verdict);
  });
}

function countNow(view: View, { score, periods }: BasketballCourse): Pair {
  if (view === 'match') return score;
  if (view !== 'halves') return pointsIn(periods, view);
  const [first, second] = (['h1', 'h2'] as const).map((half) => {
    const [home, away] = pointsIn(periods, half);
    return home + away;
  });
  return [first as number, second as number];
}

/** Whether all that the view counts has been played. */
function isComplete(view: View, { phase, period }: BasketballCourse): boolean {
  if (phase === 'over') return true;
  if (view === 'match') return false;
  return view === 'halves' ? period >= quarters : period > Math.max(...stretches[view]);
}
