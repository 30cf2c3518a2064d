import { afterTax } from '@harmattan/kernel/taxes';

/** What is withheld when a bet pays so much, and what its player gets of it. */
export function netOf(
  { stake, tax }: { stake: number | bigint; tax: { rate: number } | null },
  gross: number | bigint,
): { taxMinor: bigint; netMinor: bigint } {
  const amounts = { stakeMinor: BigInt(stake), grossMinor: BigInt(gross) };
  return afterTax(amounts, tax ? { rate: BigInt(tax.rate) } : undefined);
}
