import type { Kobo } from '@harmattan/kernel/money';

export const provableStakes: { minKobo: Kobo; maxKobo: Kobo } = { minKobo: 1_000n, maxKobo: 5_000_000n };

/** No round pays more, whatever it multiplies. */
export const winMaxKobo: Kobo = 1_000_000_000n;

/** A multiplier in such units of the stake. Part of a kobo is not paid. */
export function timesKobo(stakeKobo: Kobo, multiplier: number, unit: number): Kobo {
  return (stakeKobo * BigInt(multiplier)) / BigInt(unit);
}

/** The most that a stake may be multiplied by: what the game allows, or what the largest win leaves of it. */
export function mostFor(stakeKobo: Kobo, gameMost: number, unit: number): number {
  const byWin = (winMaxKobo * BigInt(unit)) / stakeKobo;
  return byWin < BigInt(gameMost) ? Number(byWin) : gameMost;
}
