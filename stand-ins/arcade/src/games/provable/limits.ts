import type { Minor } from '@harmattan/kernel/money';

export const provableStakes: { minMinor: Minor; maxMinor: Minor } = { minMinor: 1_000n, maxMinor: 5_000_000n };

/** No round pays more, whatever it multiplies. */
export const winMaxMinor: Minor = 1_000_000_000n;

/** A multiplier in such units of the stake. Part of a kobo is not paid. */
export function timesMinor(stakeMinor: Minor, multiplier: number, unit: number): Minor {
  return (stakeMinor * BigInt(multiplier)) / BigInt(unit);
}

/** The most that a stake may be multiplied by: what the game allows, or what the largest win leaves of it. */
export function mostFor(stakeMinor: Minor, gameMost: number, unit: number): number {
  const byWin = (winMaxMinor * BigInt(unit)) / stakeMinor;
  return byWin < BigInt(gameMost) ? Number(byWin) : gameMost;
}
