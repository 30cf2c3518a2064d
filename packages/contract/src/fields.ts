import { jsonNumberFromKobo, koboFromJsonNumber, koboFromNaira, nairaFromKobo } from '@harmattan/kernel/money';
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

/** The same where it may be below zero: a balance, after something was taken back that had been spent. */
export const signedNaira = z.codec(
  z.number().meta({ description: 'Naira, at most two decimals, perhaps below zero' }),
  z.bigint(),
  {
    decode(amount, context) {
      const size = koboFromJsonNumber(Math.abs(amount));
      if (size !== undefined) return amount < 0 ? -size : size;
      context.issues.push({ code: 'custom', message: 'must be naira with at most two decimals', input: amount });
      return z.NEVER;
    },
    encode: jsonNumberFromKobo,
  },
);

/** The same as naira in a query, where everything is text: `1500` or `1500.50`. */
export const nairaText = z.codec(z.string().meta({ description: 'Naira, at most two decimals' }), z.bigint(), {
  decode(text, context) {
    const amountKobo = koboFromNaira(text);
    if (amountKobo !== undefined) return amountKobo;
    context.issues.push({ code: 'custom', message: 'must be naira with at most two decimals', input: text });
    return z.NEVER;
  },
  encode: nairaFromKobo,
});

export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .meta({ description: 'ISO 3166 country code', example: 'NG' });

export const language = z.enum(['en', 'sw', 'zh']);

/** A text key for the page to translate. */
export const message = z.strictObject({ message: z.string() });

export const nothing = z.null();

/** What a call with a gate refuses with, before it is handled. */
export const gateRefusals = { COUNTRY_NOT_ALLOWED: message, AGE_NOT_ALLOWED: message };

const lagosOffsetMs = 3_600_000; // West Africa Time, the whole year

/** An instant, written as Lagos reads it off the wall: `2026-11-15T13:05:00`. */
export const lagosTime = z.codec(z.iso.datetime({ local: true, precision: 0 }), z.date(), {
  decode: (text) => new Date(new Date(`${text}Z`).getTime() - lagosOffsetMs),
  encode: (instant) => new Date(instant.getTime() + lagosOffsetMs).toISOString().slice(0, 19),
});

/** A day of the Lagos calendar, as the instant that it begins. */
export const lagosDate = z.codec(z.iso.date(), z.date(), {
  decode: (text) => new Date(new Date(`${text}T00:00:00Z`).getTime() - lagosOffsetMs),
  encode: (instant) => new Date(instant.getTime() + lagosOffsetMs).toISOString().slice(0, 10),
});
