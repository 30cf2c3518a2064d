import type { Minor } from '@harmattan/kernel/money';

/** What a hand may cost. Pays are whole stakes, so nothing is ever rounded. */
export const stakeStepsMinor: readonly [Minor, ...Minor[]] = [
  5_000n,
  10_000n,
  20_000n,
  50_000n,
  100_000n,
  200_000n,
  500_000n,
];
