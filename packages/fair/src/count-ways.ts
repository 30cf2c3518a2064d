/** In how many ways `chosen` things can be taken out of `of`. Exact, however large. */
export function countWays(of: number, chosen: number): bigint {
  if (chosen < 0 || chosen > of) return 0n;
  let ways = 1n;
  for (let taken = 0; taken < chosen; taken += 1) ways = (ways * BigInt(of - taken)) / BigInt(taken + 1);
  return ways;
}

/** A share of one in millionths, to the nearest. */
export function millionthsOf(part: bigint, whole: bigint): number {
  return Number((2_000_000n * part + whole) / (2n * whole));
}
