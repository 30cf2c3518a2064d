import { findLineWins } from './line-wins.ts';
import type { Spinning } from './make-model.ts';
import { drawStops, showStops } from './reels.ts';
import { tellFall } from './tell-fall.ts';

/** Three reels, one line or five, a wild and no extras: what shows is what pays. */
export const spinClassic: Spinning = (machine, draws) => (_kind, multiplier) => {
  const grid = showStops(machine.paidStrips, drawStops(draws, machine.paidStrips), machine.rows);
  return { falls: [tellFall(grid, findLineWins(machine.table, machine.lines, grid), multiplier)], scatters: 0 };
};
