import { checkFreeSpins } from './add-up/check-free-spins.ts';
import { checkGrid } from './add-up/check-grid.ts';
import { checkTumble } from './add-up/check-tumble.ts';
import { countWins } from './add-up/count-wins.ts';
import type { SlotModel } from './slot-model.ts';
import type { SlotFall, SlotRound } from './slot-round.ts';

export interface AddedUp {
  winHundredths: number;
  /** Where the round's own figures differ from what its grids say. Empty when all is well. */
  problems: string[];
  /** The running total after each fall of each spin, for a page that counts up. */
  runningHundredths: number[][];
}

/**
 * What a round pays, by its grids and the model's printed rules alone. It shares no counting with the engines, so that one
 * proves the other: a page that shows these totals shows what was paid.
 */
export function addUp(model: SlotModel, round: SlotRound): AddedUp {
  const problems: string[] = [];
  const runningHundredths: number[][] = [];
  let total = 0;
  let multiplier = 1;
  for (const [index, spin] of round.spins.entries()) {
    const isFirstFree = spin.kind === 'free' && round.spins[index - 1]?.kind !== 'free';
    if (spin.kind === 'paid') multiplier = 1;
    else if (isFirstFree) multiplier = model.freeSpins?.multiplier ?? 1;
    const before = total;
    const running: number[] = [];
    for (const [step, fall] of spin.falls.entries()) {
      if (step > 0) multiplier += model.multiplierStep ?? 0;
      const where = `spin ${index} fall ${step}`;
      total += addUpFall(model, fall, multiplier, where, problems);
      running.push(Math.min(total, model.winMaxHundredths));
    }
    if (spin.winHundredths !== total - before) problems.push(`spin ${index} states another win than its falls`);
    problems.push(...checkTumble(model, spin, index));
    runningHundredths.push(running);
  }
  problems.push(...checkFreeSpins(model, round, total));
  const winHundredths = Math.min(total, model.winMaxHundredths);
  if (round.winHundredths !== winHundredths) problems.push('the round states another win than its spins');
  return { winHundredths, problems, runningHundredths };
}

function addUpFall(model: SlotModel, fall: SlotFall, multiplier: number, where: string, problems: string[]): number {
  problems.push(...checkGrid(model, fall.grid, where));
  const win = countWins(model, fall.grid) * multiplier;
  if (fall.multiplier !== multiplier) problems.push(`${where} states another multiplier`);
  if (fall.winHundredths !== win) problems.push(`${where} states another win than its grid`);
  const stated = fall.wins.reduce((sum, one) => sum + one.winHundredths, 0) * multiplier;
  if (stated !== win) problems.push(`${where} lists wins that do not add up`);
  return win;
}
