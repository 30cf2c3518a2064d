import { assert } from '@harmattan/kernel/assert';
import type { Draws } from '../draws.ts';
import { plinkoTables } from './tables.ts';

export const plinkoRows = [8, 12, 16] as const;
export const plinkoRisks = ['low', 'medium', 'high'] as const;

export interface PlinkoChoice {
  rows: (typeof plinkoRows)[number];
  risk: (typeof plinkoRisks)[number];
}

export interface PlinkoFall {
  /** At each row, 0 is a step to the left and 1 a step to the right. */
  path: number[];
  /** As many as there were steps to the right, from 0. */
  bin: number;
}

export function drawFall(draws: Draws, { rows }: PlinkoChoice): PlinkoFall {
  const path: number[] = [];
  let bin = 0;
  for (let row = 0; row < rows; row += 1) {
    const step = draws.below(2);
    path.push(step);
    bin += step;
  }
  return { path, bin };
}

/** What every bin pays in hundredths of the stake, from the left. The right half mirrors the left. */
export function plinkoPaysHundredths({ rows, risk }: PlinkoChoice): number[] {
  const half = plinkoTables[rows][risk];
  return Array.from({ length: rows + 1 }, (_, bin) => {
    const pays = half[Math.min(bin, rows - bin)];
    assert(pays !== undefined, 'a table has a value for every bin of its left half');
    return pays;
  });
}

/** The outer bins pay the most. */
export function plinkoMostHundredths({ rows, risk }: PlinkoChoice): number {
  return Math.max(...plinkoTables[rows][risk]);
}

/** Part of a kobo is not paid. */
export function plinkoPayMinor(choice: PlinkoChoice, bin: number, stakeMinor: bigint): bigint {
  return (stakeMinor * BigInt(plinkoPaysHundredths(choice)[bin] ?? 0)) / 100n;
}
