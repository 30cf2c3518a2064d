/** What a slip may be. Told to the page, and in a refusal. */
export const picksMax = 30;
export const stakeMinMinor = 1_000n;
export const stakeMaxMinor = 1_000_000_000n;
/** Of the rules that bets are settled by. A bet keeps the version that it was taken under. */
export const rulesVersion = 1;
/** No bet pays more than this. */
export const returnMaxMinor = 5_000_000_000n;
