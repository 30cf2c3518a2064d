import { type Minor, minorFromMajor } from '@harmattan/kernel/money';
import { z } from 'zod';

/** Decimal text, kept with the round as it came. A bonus is staked beside the ante or not at all. */
export interface PokerChoice {
  ante: string;
  bonus: string | null;
}

export const anteLimits = { minMinor: 5_000n, maxMinor: 2_000_000n } as const;
export const bonusLimits = { minMinor: 5_000n, maxMinor: 500_000n } as const;
/** What a round begins with. */
export const stakeLimits = {
  minMinor: anteLimits.minMinor,
  maxMinor: anteLimits.maxMinor + bonusLimits.maxMinor,
} as const;

export const pokerChoice: z.ZodType<PokerChoice> = z.strictObject({
  ante: z.string().refine((amount) => isWholeWithin(amount, anteLimits)),
  bonus: z
    .string()
    .refine((amount) => isWholeWithin(amount, bonusLimits))
    .nullable(),
});

const minorInMajor = 100n;

/** Whole naira: nothing at these tables pays a part of one. */
function isWholeWithin(amount: string, { minMinor, maxMinor }: { minMinor: Minor; maxMinor: Minor }): boolean {
  const amountMinor = minorFromMajor(amount);
  if (amountMinor === undefined || amountMinor % minorInMajor !== 0n) return false;
  return amountMinor >= minMinor && amountMinor <= maxMinor;
}

export function betsMinor({ ante, bonus }: PokerChoice): { anteMinor: Minor; bonusMinor: Minor } {
  return { anteMinor: minorFromMajor(ante) ?? 0n, bonusMinor: minorFromMajor(bonus ?? '0') ?? 0n };
}
