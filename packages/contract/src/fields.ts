import { instantInMarket, marketDay, marketTime } from '@harmattan/kernel/market-time';
import { jsonNumberFromMinor, majorFromMinor, minorFromJsonNumber, minorFromMajor } from '@harmattan/kernel/money';
import { z } from 'zod';
import { nameSchemas } from './names.ts';

/** Where the wire says naira as a JSON number, the server works in whole kobo. */
export const major = z.codec(z.number().min(0).meta({ description: 'Naira, at most two decimals' }), z.bigint(), {
  decode(amount, context) {
    const amountMinor = minorFromJsonNumber(amount);
    if (amountMinor !== undefined) return amountMinor;
    context.issues.push({ code: 'custom', message: 'must be naira with at most two decimals', input: amount });
    return z.NEVER;
  },
  encode: jsonNumberFromMinor,
});

/** The same where it may be below zero: a balance, after something was taken back that had been spent. */
export const signedMajor = z.codec(
  z.number().meta({ description: 'Naira, at most two decimals, perhaps below zero' }),
  z.bigint(),
  {
    decode(amount, context) {
      const size = minorFromJsonNumber(Math.abs(amount));
      if (size !== undefined) return amount < 0 ? -size : size;
      context.issues.push({ code: 'custom', message: 'must be naira with at most two decimals', input: amount });
      return z.NEVER;
    },
    encode: jsonNumberFromMinor,
  },
);

/** The same as naira in a query, where everything is text: `1500` or `1500.50`. */
export const majorText = z.codec(z.string().meta({ description: 'Naira, at most two decimals' }), z.bigint(), {
  decode(text, context) {
    const amountMinor = minorFromMajor(text);
    if (amountMinor !== undefined) return amountMinor;
    context.issues.push({ code: 'custom', message: 'must be naira with at most two decimals', input: text });
    return z.NEVER;
  },
  encode: majorFromMinor,
});

export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .meta({ description: 'ISO 3166 country code', example: 'NG' });

export const language = z.enum(['en', 'sw', 'zh']);

/** Yes or no in a query, where everything is text. */
export const yesOrNo = z
  .enum(['0', '1', 'true', 'false'])
  .transform((text) => text === '1' || text === 'true')
  .meta({ description: '1 or true, 0 or false' });

export const uuid = z.uuid();
/** As a uuid, of any version. */
export const guid = z.guid();

/** A text key for the page to translate. */
export const message = z.strictObject({ message: z.string() });

export const nothing = z.null();

/** What is wanted is off for everyone for a time; in the operator's words where there are some. */
export const paused = z.strictObject({ text: z.string().nullable() });

/** What a call with a gate refuses with, before it is handled. */
const marketRefusals = { COUNTRY_NOT_ALLOWED: message, AGE_NOT_ALLOWED: message };
export const gateRefusals = {
  register: marketRefusals,
  'sign-in': marketRefusals,
  deposit: { ...marketRefusals, DEPOSITS_ARE_OFF: message },
  play: { ...marketRefusals, PLAY_IS_OFF: message },
};

/** An instant, written as the market reads it off the wall: `2026-11-15T13:05:00`. */
export const localTime = z.codec(z.iso.datetime({ local: true, precision: 0 }), z.date(), {
  decode: instantInMarket,
  encode: marketTime,
});

/** A day of the market's calendar, as the instant that it begins. */
export const localDate = z.codec(z.iso.date(), z.date(), {
  decode: instantInMarket,
  encode: marketDay,
});

nameSchemas({
  Major: major,
  SignedMajor: signedMajor,
  MajorText: majorText,
  CountryCode: countryCode,
  Language: language,
  YesOrNo: yesOrNo,
  Uuid: uuid,
  Guid: guid,
  Message: message,
  LocalTime: localTime,
  LocalDate: localDate,
});
