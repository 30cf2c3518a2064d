import { jsonNumberFromMinor, minorFromJsonNumber, minorFromMajor } from '@harmattan/kernel/money';
import { z } from 'zod';

/** An amount as the gateways write it, a JSON number; some of them send it as text now and then. Inside, whole kobo. */
export const wireAmount = z.codec(z.union([z.number(), z.string()]), z.bigint(), {
  decode(amount, context) {
    const amountMinor = typeof amount === 'number' ? minorFromJsonNumber(amount) : minorFromMajor(amount);
    if (amountMinor !== undefined) return amountMinor;
    context.issues.push({ code: 'custom', message: 'must be an amount with at most two decimals', input: amount });
    return z.NEVER;
  },
  encode: jsonNumberFromMinor,
});
