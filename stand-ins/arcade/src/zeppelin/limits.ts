/** A stake, in kobo. Only whole naira are taken. */
export const stakeLimits = { minMinor: 1_000n, maxMinor: 5_000_000n } as const;
/** A target, in hundredths. */
export const targetLimits = { min: 101, max: 1_000_000 } as const;
