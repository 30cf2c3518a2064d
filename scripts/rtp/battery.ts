import { drawsFrom } from '@harmattan/fair/draws';
import { slotSheets } from '@harmattan/fair/slots/models/index';
import { statements } from '@harmattan/fair/statements';
import { seededRandom } from '../../packages/fair/testing/seeded-random.ts';
import { normalOfChiSquare } from './statistics.ts';

/** How far each test of the draws below one bound lies from what is expected, in standard deviations. */
export interface BatteryResult {
  bound: number;
  draws: number;
  /** Each value as often as any other. */
  chiSquare: number;
  /** As many runs above and below the middle as chance makes. */
  runs: number;
  /** A value says nothing of the next. */
  serialCorrelation: number;
}

/** The bounds that the engines draw below: the lengths of all strips, and what the other games name. */
export const usedBounds: readonly number[] = [
  ...new Set([
    ...slotSheets.flatMap(({ strips, free }) => [...strips, ...(free?.strips ?? [])].map(({ length }) => length)),
    ...statements.flatMap(({ bounds }) => bounds),
  ]),
].sort((one, other) => one - other);

export function testDraws(bound: number, count: number, seed: string): BatteryResult {
  const draws = drawsFrom(seededRandom(seed));
  const seen = new Float64Array(bound);
  const middle = (bound - 1) / 2;
  let runs = 0;
  let high = 0;
  let low = 0;
  let wasHigh: boolean | undefined;
  let before = 0;
  let products = 0;
  for (let index = 0; index < count; index++) {
    const value = draws.below(bound);
    seen[value] = (seen[value] ?? 0) + 1;
    const distance = value - middle;
    if (index > 0) products += distance * before;
    before = distance;
    // The middle value of an odd bound is on neither side and left out of the runs.
    if (distance === 0) continue;
    const isHigh = distance > 0;
    if (isHigh) high++;
    else low++;
    if (isHigh !== wasHigh) runs++;
    wasHigh = isHigh;
  }
  const expected = count / bound;
  const chiSquare = seen.reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0);
  const variance = (bound * bound - 1) / 12;
  return {
    bound,
    draws: count,
    chiSquare: normalOfChiSquare(chiSquare, bound - 1),
    runs: normalOfRuns(runs, high, low),
    serialCorrelation: products / variance / Math.sqrt(count - 1),
  };
}

/** Wald and Wolfowitz. */
function normalOfRuns(runs: number, high: number, low: number): number {
  const both = high + low;
  const expected = (2 * high * low) / both + 1;
  const variance = ((expected - 1) * (expected - 2)) / (both - 1);
  return (runs - expected) / Math.sqrt(variance);
}

export function isWithin(result: BatteryResult, limit: number): boolean {
  return [result.chiSquare, result.runs, result.serialCorrelation].every((distance) => Math.abs(distance) <= limit);
}
