import { lineCount, type System } from '../../../src/prices/index.ts';
import { systemName } from '../../../src/prices/system-names.ts';
import { canBePlaced } from '../slip/slip.ts';

export interface Choice {
  system: System;
  name: string;
  lines: number;
}

/** Each choice of so many picks, and the full covers without and with singles: those that have lines enough and not too many. */
export function choicesOf(picks: number, bankers: readonly number[]): Choice[] {
  const free = picks - bankers.length;
  const all = Array.from({ length: free }, (_, at) => at + 1);
  const sizes = [...all.map((size) => [size]), ...(free >= coverMin && free <= coverMax ? [all.slice(1), all] : [])];
  return sizes
    .map((each) => ({ sizes: each, bankers }))
    .filter((system) => canBePlaced(picks, system))
    .map((system) => ({ system, name: systemName(picks, system), lines: lineCount(picks, system) }));
}

const coverMin = 3;
const coverMax = 8;
