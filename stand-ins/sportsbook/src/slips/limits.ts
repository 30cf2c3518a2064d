/** What a slip may be. Told to the page, and in a refusal. How many picks, and the largest pay-out, are rules: `src/rules/`. */
export const stakeMinMinor = 1_000n;
export const stakeMaxMinor = 1_000_000_000n;
