import type { Draws } from '../draws.ts';

/** A side scores no more goals than this in a match. */
export const goalsMax = 8;
export const weightsSum = 10_000;

const known = new Map<number, readonly number[]>();

/**
 * How many times in ten thousand a side scores 0, 1, 2 … goals, when it scores so many twentieths of a goal on average. The weights of
 * Poisson, in whole numbers from beginning to end.
 */
export function goalWeights(meanTwentieths: number): readonly number[] {
  const kept = known.get(meanTwentieths);
  if (kept) return kept;
  const mean = BigInt(meanTwentieths);
  // mean^k / k!, brought to one denominator: each is the one before times mean / (20 k).
  const parts = [20n ** BigInt(goalsMax) * factorial(goalsMax)];
  for (let goals = 1; goals <= goalsMax; goals += 1) {
    parts.push(((parts[goals - 1] ?? 0n) * mean) / (20n * BigInt(goals)));
  }
  const sum = parts.reduce((all, part) => all + part, 0n);
  const weights = parts.map((part) => Number((part * BigInt(weightsSum)) / sum));
  const rest = weightsSum - weights.reduce((all, weight) => all + weight, 0);
  const most = weights.indexOf(Math.max(...weights));
  const whole = weights.map((weight, goals) => (goals === most ? weight + rest : weight));
  known.set(meanTwentieths, whole);
  return whole;
}

export function drawGoals(draws: Draws, meanTwentieths: number): number {
  let ticket = draws.below(weightsSum);
  return goalWeights(meanTwentieths).findIndex((weight) => {
    ticket -= weight;
    return ticket < 0;
  });
}

function factorial(number: number): bigint {
  return number < 2 ? 1n : BigInt(number) * factorial(number - 1);
}
