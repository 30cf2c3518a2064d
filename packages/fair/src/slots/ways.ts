import type { Spinning } from './make-model.ts';
import { countSymbol, drawStops, showStops } from './reels.ts';
import { tellFall } from './tell-fall.ts';
import { findWaysWins } from './ways-wins.ts';

/** Five reels of three rows, 243 ways; scatters anywhere give free spins with a multiplier. */
export const spinWays: Spinning = (machine, draws) => (kind, multiplier) => {
  const strips = kind === 'paid' ? machine.paidStrips : machine.freeStrips;
  const grid = showStops(strips, drawStops(draws, strips), machine.rows);
  const wins = findWaysWins(machine.table, grid);
  return { falls: [tellFall(grid, wins, multiplier)], scatters: countSymbol(grid, machine.table.scatter) };
};
