import { findLineWins } from './line-wins.ts';
import type { Spinning } from './make-model.ts';
import { countSymbol, drawStops, showStops } from './reels.ts';
import { tellFall } from './tell-fall.ts';

/** Five reels and twenty lines; scatters anywhere give free spins with a multiplier. */
export const spinLines: Spinning = (machine, draws) => (kind, multiplier) => {
  const strips = kind === 'paid' ? machine.paidStrips : machine.freeStrips;
  const grid = showStops(strips, drawStops(draws, strips), machine.rows);
  const wins = findLineWins(machine.table, machine.lines, grid);
  return { falls: [tellFall(grid, wins, multiplier)], scatters: countSymbol(grid, machine.table.scatter) };
};
