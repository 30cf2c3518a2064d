import type { Draws } from '../draws.ts';
import { drawGoals } from './goals.ts';

export type Side = 'home' | 'away';

/** How much each side scores on average, in twentieths of a goal. */
export interface Strengths {
  home: number;
  away: number;
}

export interface Goal {
  minute: number;
  side: Side;
}

export interface MatchResult {
  home: number;
  away: number;
  /** In the order in which they fell. */
  goals: Goal[];
  /** The side that goes on to the next round. Undefined outside a cup. */
  through?: Side;
}

const minutes = 90;

/** One match. In a cup a draw is decided by penalties, which are anybody's. */
export function drawMatch(draws: Draws, strengths: Strengths, isCup: boolean): MatchResult {
  const home = drawGoals(draws, strengths.home);
  const away = drawGoals(draws, strengths.away);
  const goals = [...Array(home).fill('home'), ...Array(away).fill('away')].map(
    (side: Side): Goal => ({ minute: draws.below(minutes) + 1, side }),
  );
  goals.sort((one, other) => one.minute - other.minute);
  if (!isCup) return { home, away, goals };
  const through = home > away ? 'home' : away > home ? 'away' : draws.below(2) === 0 ? 'home' : 'away';
  return { home, away, goals, through };
}
