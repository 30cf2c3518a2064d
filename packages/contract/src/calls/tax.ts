import { z } from 'zod';
import { call } from '../call.ts';
import { localTime, message, signedMajor } from '../fields.ts';
import { nameSchemas } from '../names.ts';

const sums = {
  authority: z.string().meta({ example: 'Lagos State Internal Revenue Service' }),
  gross: signedMajor.meta({ description: 'What taxed bets, tickets and prizes paid before tax' }),
  tax: signedMajor.meta({ description: 'What was withheld of that, without what was given back' }),
  net: signedMajor.meta({ description: 'gross less tax' }),
  entries: z.int().meta({ description: 'How often something was withheld or given back' }),
};

const line = z.strictObject({
  number: z.string().meta({ description: 'Of the withholding' }),
  at: localTime,
  product: z.enum(['sports', 'jackpot', 'races']),
  gross: signedMajor,
  tax: signedMajor.meta({ description: 'Below zero where it was given back' }),
});

const yearSum = z.strictObject(sums);
nameSchemas({ TaxSum: yearSum, TaxLine: line });

/** What was withheld of a player's winnings. */
export const taxCalls = {
  'GET Tax/GetYears': call({
    summary: "What was withheld of the player's winnings, by year and authority, the newest year first",
    caller: 'player',
    data: z.strictObject({
      isTaxed: z.boolean().meta({ description: 'Whether the market taxes winnings' }),
      years: z.array(z.strictObject({ year: z.int(), authorities: z.array(yearSum) })),
    }),
    failures: {},
  }),

  'GET Tax/GetCertificate': call({
    summary: 'The certificate of a year, with at most 2,000 withholdings',
    caller: 'player',
    query: z.strictObject({
      year: z
        .string()
        .regex(/^20\d{2}$/, 'must be a year')
        .transform(Number),
    }),
    data: z.strictObject({
      year: z.int(),
      madeAt: localTime,
      name: z.string().nullable(),
      isVerified: z.boolean().meta({ description: 'Whether a register confirmed the name' }),
      authorities: z.array(z.strictObject({ ...sums, lines: z.array(line) })),
    }),
    failures: { RECORD_DOES_NOT_EXIST: message },
  }),
};
