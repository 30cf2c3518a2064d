import { countWays, millionthsOf } from '../count-ways.ts';
import type { KenoModel } from './keno-model.ts';

/** In how many of all drawings `hits` of `picks` picked numbers are among those drawn. */
export function drawingsWith({ numbers, drawn }: KenoModel, picks: number, hits: number): bigint {
  return countWays(picks, hits) * countWays(numbers - picks, drawn - hits);
}

/** What comes back on average when so many numbers are picked, counted over all drawings. */
export function kenoReturnMillionths(model: KenoModel, picks: number): number {
  const pays = model.paysHundredths[picks] ?? [];
  const paid = pays.reduce((sum, pay, hits) => sum + BigInt(pay) * drawingsWith(model, picks, hits), 0n);
  return millionthsOf(paid, 100n * countWays(model.numbers, model.drawn));
}
