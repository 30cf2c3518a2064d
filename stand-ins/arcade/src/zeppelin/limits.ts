import { market } from '@harmattan/kernel/market';

/**
 * A stake, in minor units, and what it is a multiple of: whole units of the currency, or whole hundreds of them where only whole units are
 * paid, so that hundredths of a stake can always be paid.
 */
export const stakeLimits =
  market.payOutDecimals === 0
    ? { minMinor: 10_000n, maxMinor: 5_000_000n, stepMinor: 10_000n }
    : { minMinor: 1_000n, maxMinor: 5_000_000n, stepMinor: 100n };
/** A target, in hundredths. */
export const targetLimits = { min: 101, max: 1_000_000 } as const;
