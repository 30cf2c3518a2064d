import { assert } from '@harmattan/kernel/assert';
import type { Random } from '@harmattan/kernel/random';
import { drawsFrom } from '../draws.ts';
import { drawMines } from './mines.ts';
import { cells } from './pays.ts';

/** What was decided when the round began: where the mines are, whatever was opened afterwards. */
export function recompute(
  random: Random,
  choice: Record<string, unknown>,
): { lines: Record<string, string | number | (string | number)[]> } {
  const mines = Number(choice.mines);
  assert(Number.isInteger(mines) && mines >= 1 && mines < cells, 'there are 1 to 24 mines');
  return { lines: { mines: drawMines(drawsFrom(random), { mines }) } };
}
