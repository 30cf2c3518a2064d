import type { Minor } from '@harmattan/kernel/money';

/** What one spin may cost. Whole naira, so that hundredths of a stake are whole kobo and nothing is ever rounded. */
export const stakeStepsMinor: readonly [Minor, ...Minor[]] = [
  2_000n,
  5_000n,
  10_000n,
  20_000n,
  50_000n,
  100_000n,
  200_000n,
  500_000n,
];
