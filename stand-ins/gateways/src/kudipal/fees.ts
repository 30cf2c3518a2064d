const depositPerMille = 14n;
const depositMaxKobo = 2_000_00n;

/** What the gateway keeps of a payment: 1.4 percent, at most 2,000 naira. */
export function depositFeeKobo(amountKobo: bigint): bigint {
  const share = (amountKobo * depositPerMille) / 1_000n;
  return share < depositMaxKobo ? share : depositMaxKobo;
}

/** What the merchant pays for each pay-out. */
export const payoutFeeKobo = 10_75n;

/** The two for SQL, over a column. */
export const depositFeeSql = (column: string) => `least(${column} * ${depositPerMille} / 1000, ${depositMaxKobo})`;
