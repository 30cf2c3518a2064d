import { exp, one } from '../all-sports/fixed.ts';

/** No side scores more goals than this in a match. */
export const goalsMax = 10;

const kept = new Map<bigint, readonly bigint[]>();
const keptMax = 5_000;

/** How likely 0, 1, 2 … up to ten goals are, when so many are scored on average. */
export function goalChances(mean: bigint): readonly bigint[] {
  const known = kept.get(mean);
  if (known) return known;
  const chances = countChances(mean, goalsMax);
  if (kept.size >= keptMax) kept.clear();
  kept.set(mean, chances);
  return chances;
}

/** The same for any count, up to so many. */
export function countChances(mean: bigint, most: number): readonly bigint[] {
  const chances = [exp(-mean)];
  for (let count = 1; count <= most; count += 1) {
    chances.push(((chances[count - 1] as bigint) * mean) / (one * BigInt(count)));
  }
  return chances;
}
