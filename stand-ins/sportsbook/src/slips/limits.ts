/** What a slip may be. Told to the page, and in a refusal. */
export const picksMax = 30;
export const stakeMinKobo = 1_000n;
export const stakeMaxKobo = 100_000_000n;
/** No bet pays more than this. */
export const returnMaxKobo = 5_000_000_000n;
