import { payOutUnitMinor } from '@harmattan/kernel/market';
import type { Bet } from '../../../src/contract/bets.ts';
import { netOf } from '../../../src/prices/index.ts';

/** The shares of a bet that are offered for sale, in hundredths. */
export const sharesOffered = [100, 75, 50, 25] as const;
export type Share = (typeof sharesOffered)[number];

/** What a share of a bet is and is sold for, as the server reckons it. */
export function saleOf(
  { stake, soldStake }: Pick<Bet, 'stake' | 'soldStake'>,
  { cashOut, share }: { cashOut: number; share: Share },
): { amount: number; part?: number } {
  if (share === 100) return { amount: cashOut };
  const left = BigInt(stake - soldStake);
  const part = paidOut((left * BigInt(share)) / 100n);
  return { amount: Number(paidOut((BigInt(cashOut) * part) / left)), part: Number(part) };
}

const paidOut = (exactMinor: bigint) => exactMinor - (exactMinor % payOutUnitMinor);

/** Whether every share leaves a stake that the book takes, and is one. */
export function canShare({ stake, soldStake, sellsParts }: Bet, { stakeMin }: { stakeMin: number }): boolean {
  return sellsParts && stake - soldStake >= stakeMin * 4;
}

/** What is withheld of a further payment of a bet, and what its player gets of it: all payments together are taxed. */
export function netOfMore(bet: Bet, gross: number): { taxMinor: bigint; netMinor: bigint } {
  const before = netOf(bet, bet.soldFor).taxMinor;
  const taxMinor = netOf(bet, bet.soldFor + gross).taxMinor - before;
  return { taxMinor, netMinor: BigInt(gross) - taxMinor };
}
