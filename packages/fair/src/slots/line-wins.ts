import type { PayTable } from './pay-table.ts';
import type { SlotWin } from './slot-round.ts';

/**
 * Lines pay from the left. A line plays the first symbol on it that is not wild; wilds before and after count as that
 * symbol. A line of nothing but wilds plays the wild itself.
 */
export function findLineWins(table: PayTable, lines: number[][], grid: number[][]): SlotWin[] {
  const wins: SlotWin[] = [];
  for (let line = 0; line < lines.length; line++) {
    const rows = lines[line] ?? [];
    let symbol = table.wild;
    let count = 0;
    for (; count < rows.length; count++) {
      const shown = grid[count]?.[rows[count] ?? 0] ?? -1;
      if (shown === table.wild || shown === symbol) continue;
      if (symbol !== table.wild || shown === table.scatter) break;
      symbol = shown;
    }
    const winHundredths = table.winsHundredths[symbol]?.[count] ?? 0;
    if (winHundredths === 0) continue;
    const places = rows.slice(0, count).map((row, reel): [number, number] => [reel, row]);
    wins.push({ symbol, places, line, ways: 1, winHundredths });
  }
  return wins;
}
