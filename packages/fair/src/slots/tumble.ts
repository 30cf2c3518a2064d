import type { Machine, Spinning } from './make-model.ts';
import { countSymbol, drawStops, type Strip, showStops } from './reels.ts';
import type { SlotFall, SlotWin } from './slot-round.ts';
import { tellFall } from './tell-fall.ts';
import { findWaysWins } from './ways-wins.ts';

/**
 * Ways that tumble: what has won falls away, what stood above it sinks, and the strip goes on falling in from the top,
 * until nothing wins. Each tumble adds to the multiplier.
 */
export const spinTumble: Spinning = (machine, draws) => (kind, multiplier) => {
  const strips = kind === 'paid' ? machine.paidStrips : machine.freeStrips;
  const falls = tumbleFrom(machine, strips, drawStops(draws, strips), multiplier);
  return { falls, scatters: countSymbol(falls.at(-1)?.grid ?? [], machine.table.scatter) };
};

/** All that follows from where the reels stop; apart from the draws, so that every stop can be gone through. */
export function tumbleFrom(machine: Machine, strips: Strip[], stops: number[], multiplier: number): SlotFall[] {
  const tops = [...stops];
  let grid = showStops(strips, stops, machine.rows);
  let wins = findWaysWins(machine.table, grid);
  let now = multiplier;
  const falls = [tellFall(grid, wins, now)];
  while (wins.length > 0) {
    grid = letFall(strips, tops, grid, wins);
    wins = findWaysWins(machine.table, grid);
    now += machine.multiplierStep;
    falls.push(tellFall(grid, wins, now));
  }
  return falls;
}

/** The grid after the wins have gone. Moves `tops` up the strips by as many as fell in. */
function letFall(strips: Strip[], tops: number[], grid: number[][], wins: SlotWin[]): number[][] {
  const gone = new Set<number>();
  for (const { places } of wins) for (const [reel, row] of places) gone.add(reel * 16 + row);
  return grid.map((shown, reel) => {
    const strip = strips[reel] ?? [];
    const left = shown.filter((_, row) => !gone.has(reel * 16 + row));
    while (left.length < shown.length) {
      const top = ((tops[reel] ?? 0) + strip.length - 1) % strip.length;
      tops[reel] = top;
      left.unshift(strip[top] ?? 0);
    }
    return left;
  });
}
