import type { SlotFall, SlotWin } from './slot-round.ts';

export function tellFall(grid: number[][], wins: SlotWin[], multiplier: number): SlotFall {
  let winHundredths = 0;
  for (const win of wins) winHundredths += win.winHundredths;
  return { grid, wins, multiplier, winHundredths: winHundredths * multiplier };
}
