import { type Kobo, koboFromNaira } from '@harmattan/kernel/money';
import { z } from 'zod';

/** Decimal text, kept with the round as it came. A bonus is staked beside the ante or not at all. */
export interface PokerChoice {
  ante: string;
  bonus: string | null;
}

export const anteLimits = { minKobo: 5_000n, maxKobo: 2_000_000n } as const;
export const bonusLimits = { minKobo: 5_000n, maxKobo: 500_000n } as const;
/** What a round begins with. */
export const stakeLimits = { minKobo: anteLimits.minKobo, maxKobo: anteLimits.maxKobo + bonusLimits.maxKobo } as const;

export const pokerChoice: z.ZodType<PokerChoice> = z.strictObject({
  ante: z.string().refine((amount) => isWholeWithin(amount, anteLimits)),
  bonus: z
    .string()
    .refine((amount) => isWholeWithin(amount, bonusLimits))
    .nullable(),
});

const koboInNaira = 100n;

/** Whole naira: nothing at these tables pays a part of one. */
function isWholeWithin(amount: string, { minKobo, maxKobo }: { minKobo: Kobo; maxKobo: Kobo }): boolean {
  const amountKobo = koboFromNaira(amount);
  if (amountKobo === undefined || amountKobo % koboInNaira !== 0n) return false;
  return amountKobo >= minKobo && amountKobo <= maxKobo;
}

export function betsKobo({ ante, bonus }: PokerChoice): { anteKobo: Kobo; bonusKobo: Kobo } {
  return { anteKobo: koboFromNaira(ante) ?? 0n, bonusKobo: koboFromNaira(bonus ?? '0') ?? 0n };
}
