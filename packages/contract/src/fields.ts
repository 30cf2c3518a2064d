import { jsonNumberFromKobo, koboFromJsonNumber } from '@harmattan/kernel/money';
import { z } from 'zod';

/** Where the wire says naira as a JSON number, the server works in whole kobo. */
export const naira = z.codec(z.number().min(0).meta({ description: 'Naira, at most two decimals' }), z.bigint(), {
  decode(amount, context) {
    const amountKobo = koboFromJsonNumber(amount);
    if (amountKobo !== undefined) return amountKobo;
    context.issues.push({ code: 'custom', message: 'must be naira with at most two decimals', input: amount });
    return z.NEVER;
  },
  encode: jsonNumberFromKobo,
});

export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .meta({ description: 'ISO 3166 country code', example: 'NG' });
