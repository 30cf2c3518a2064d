import { assert } from '@harmattan/kernel/assert';
import type { Verdict } from '../sport.ts';
import type { FootballCourse } from './course.ts';
import { findOutcome } from './markets.ts';

/** Of an abandoned match the markets count that no goal could have changed any more; whatever was open is void. */
export function judge(pick: { market: string; outcome: string }, course: FootballCourse): Verdict | undefined {
  const found = findOutcome(pick);
  assert(found, 'a pick of a market that there is');
  const [home, away] = course.score;
  if (course.phase !== 'over' && course.phase !== 'abandoned') return undefined;
  if (course.phase === 'abandoned' && !found.market.isDecided(home, away)) return 'void';
  return found.outcome.isWon(home, away) ? 'won' : 'lost';
}
