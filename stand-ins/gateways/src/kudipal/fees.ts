const depositPerMille = 14n;
const depositMaxMinor = 2_000_00n;

/** What the gateway keeps of a payment: 1.4 percent, at most 2,000 naira. */
export function depositFeeMinor(amountMinor: bigint): bigint {
  const share = (amountMinor * depositPerMille) / 1_000n;
  return share < depositMaxMinor ? share : depositMaxMinor;
}

/** What the merchant pays for each pay-out. */
export const payoutFeeMinor = 10_75n;

/** The two for SQL, over a column. */
export const depositFeeSql = (column: string) => `least(${column} * ${depositPerMille} / 1000, ${depositMaxMinor})`;
