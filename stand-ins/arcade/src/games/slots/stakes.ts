import { market } from '@harmattan/kernel/market';
import type { Minor } from '@harmattan/kernel/money';

/**
 * What one spin may cost: whole units, so that hundredths of a stake are whole minor units and nothing is ever rounded. Where only whole units
 * are paid, whole hundreds.
 */
export const stakeStepsMinor: readonly [Minor, ...Minor[]] =
  market.payOutDecimals === 0
    ? [10_000n, 20_000n, 50_000n, 100_000n, 200_000n, 500_000n]
    : [2_000n, 5_000n, 10_000n, 20_000n, 50_000n, 100_000n, 200_000n, 500_000n];
