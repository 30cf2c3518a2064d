import { drawsFrom } from '@harmattan/fair/draws';
import { seededRandom } from '../../packages/fair/testing/seeded-random.ts';
import type { Subject } from './subjects.ts';

/** Sums over rounds, in hundredths of the stake; tallies of parts add up to that of the whole. */
export interface Tally {
  rounds: number;
  sum: number;
  sumOfSquares: number;
  hits: number;
  largest: number;
  /** Rounds that reached the most that one can pay. */
  cuts: number;
}

export const emptyTally: Tally = { rounds: 0, sum: 0, sumOfSquares: 0, hits: 0, largest: 0, cuts: 0 };

export function simulate(subject: Subject, rounds: number, seed: string): Tally {
  const draws = drawsFrom(seededRandom(seed));
  const tally = { ...emptyTally, rounds };
  for (let round = 0; round < rounds; round++) {
    const win = subject.play(draws);
    if (win === 0) continue;
    // What was staked on the way may be lost as well: less than nothing is no hit.
    if (win > 0) tally.hits++;
    tally.sum += win;
    tally.sumOfSquares += win * win;
    if (win > tally.largest) tally.largest = win;
    if (win >= subject.winMaxHundredths) tally.cuts++;
  }
  return tally;
}

export function addTallies(one: Tally, other: Tally): Tally {
  return {
    rounds: one.rounds + other.rounds,
    sum: one.sum + other.sum,
    sumOfSquares: one.sumOfSquares + other.sumOfSquares,
    hits: one.hits + other.hits,
    largest: Math.max(one.largest, other.largest),
    cuts: one.cuts + other.cuts,
  };
}
