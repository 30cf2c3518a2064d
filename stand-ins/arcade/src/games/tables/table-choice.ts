import { type Minor, minorFromMajor } from '@harmattan/kernel/money';
import { z } from 'zod';

/** A chip's worth on a spot, as plain decimal text: it is kept with the round as it came. */
export interface TableBet {
  on: string;
  amount: string;
}

export interface TableChoice {
  bets: TableBet[];
}

export const betsMax = 60;
/** On one spot. */
export const betLimits = { minMinor: 1_000n, maxMinor: 5_000_000n } as const;
/** On the whole table. */
export const tableLimits = { minMinor: 1_000n, maxMinor: 20_000_000n } as const;

/** Bets on spots that the table has, each spot once. */
export function tableChoice(spots: readonly string[]): z.ZodType<TableChoice> {
  const bet = z.strictObject({ on: z.enum(spots), amount: z.string().refine(isWithinLimits) });
  return z.strictObject({
    bets: z
      .array(bet)
      .min(1)
      .max(betsMax)
      .refine((bets) => new Set(bets.map(({ on }) => on)).size === bets.length),
  });
}

function isWithinLimits(amount: string): boolean {
  const amountMinor = minorFromMajor(amount);
  return amountMinor !== undefined && amountMinor >= betLimits.minMinor && amountMinor <= betLimits.maxMinor;
}

export function totalMinor(bets: readonly TableBet[]): Minor {
  return bets.reduce((sum, { amount }) => sum + (minorFromMajor(amount) ?? 0n), 0n);
}
