/** What a slip may be. Told to the page, and in a refusal. */
export const picksMax = 30;
export const stakeMinMinor = 1_000n;
export const stakeMaxMinor = 100_000_000n;
/** No bet pays more than this. */
export const returnMaxMinor = 5_000_000_000n;
