import { jsonNumberFromMinor, minorFromJsonNumber, minorFromMajor } from '@harmattan/kernel/money';
import { z } from 'zod';

/** A balance as the gateways write it: like an amount, and below zero where the gateway is owed money. */
export const wireBalance = z.codec(z.union([z.number(), z.string()]), z.bigint(), {
  decode(balance, context) {
    const text = String(balance);
    const minor = text.startsWith('-') ? minorFromMajor(text.slice(1)) : minorFromMajor(text);
    if (minor !== undefined) return text.startsWith('-') ? -minor : minor;
    context.issues.push({ code: 'custom', message: 'must be a balance with at most two decimals', input: balance });
    return z.NEVER;
  },
  encode: jsonNumberFromMinor,
});

/** A fee in a list. Gateways compute it to more than two decimals and book it in whole kobo, half a kobo upwards. */
export const wireFee = z.codec(z.number(), z.bigint(), {
  decode(fee, context) {
    const minor = fee >= 0 ? minorFromJsonNumber(Math.round(fee * 100 + 1e-6) / 100) : undefined;
    if (minor !== undefined) return minor;
    context.issues.push({ code: 'custom', message: 'must be a fee', input: fee });
    return z.NEVER;
  },
  encode: jsonNumberFromMinor,
});
