import type { PayTable } from './pay-table.ts';
import type { SlotWin } from './slot-round.ts';

/**
 * A symbol pays when it, or a wild, shows on reels next to each other from the left, in whatever rows; once for each way
 * to pick one place a reel. Wilds keep off the first reel, so that the symbol of every win is plain.
 */
export function findWaysWins(table: PayTable, grid: number[][]): SlotWin[] {
  const wins: SlotWin[] = [];
  const first = grid[0] ?? [];
  for (let row = 0; row < first.length; row++) {
    const symbol = first[row] ?? -1;
    if (symbol === table.scatter || first.indexOf(symbol) < row) continue;
    let ways = 1;
    let count = 0;
    for (; count < grid.length; count++) {
      const shown = countOn(grid[count] ?? [], symbol, table.wild);
      if (shown === 0) break;
      ways *= shown;
    }
    const paidOnce = table.winsHundredths[symbol]?.[count] ?? 0;
    if (paidOnce === 0) continue;
    wins.push({ symbol, places: placesOf(table, grid, symbol, count), ways, winHundredths: paidOnce * ways });
  }
  return wins;
}

function countOn(reel: number[], symbol: number, wild: number): number {
  let count = 0;
  for (const shown of reel) if (shown === symbol || shown === wild) count++;
  return count;
}

function placesOf(table: PayTable, grid: number[][], symbol: number, reels: number): [number, number][] {
  const places: [number, number][] = [];
  for (let reel = 0; reel < reels; reel++) {
    const shown = grid[reel] ?? [];
    for (let row = 0; row < shown.length; row++) {
      if (shown[row] === symbol || shown[row] === table.wild) places.push([reel, row]);
    }
  }
  return places;
}
