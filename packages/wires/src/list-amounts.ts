import { jsonNumberFromKobo, koboFromJsonNumber, koboFromNaira } from '@harmattan/kernel/money';
import { z } from 'zod';

/** A balance as the gateways write it: like an amount, and below zero where the gateway is owed money. */
export const wireBalance = z.codec(z.union([z.number(), z.string()]), z.bigint(), {
  decode(balance, context) {
    const text = String(balance);
    const kobo = text.startsWith('-') ? koboFromNaira(text.slice(1)) : koboFromNaira(text);
    if (kobo !== undefined) return text.startsWith('-') ? -kobo : kobo;
    context.issues.push({ code: 'custom', message: 'must be a balance with at most two decimals', input: balance });
    return z.NEVER;
  },
  encode: jsonNumberFromKobo,
});

/** A fee in a list. Gateways compute it to more than two decimals and book it in whole kobo, half a kobo upwards. */
export const wireFee = z.codec(z.number(), z.bigint(), {
  decode(fee, context) {
    const kobo = fee >= 0 ? koboFromJsonNumber(Math.round(fee * 100 + 1e-6) / 100) : undefined;
    if (kobo !== undefined) return kobo;
    context.issues.push({ code: 'custom', message: 'must be a fee', input: fee });
    return z.NEVER;
  },
  encode: jsonNumberFromKobo,
});
