import { z } from 'zod';
import { signedNaira } from '../fields.ts';

/** What the site keeps in the cookie `user`. */
export const signedIn = z.strictObject({
  token: z.string(),
  user: z.strictObject({
    userName: z.string(),
    currency: z.string(),
    rankId: z.int().meta({ description: '33 marks a test user' }),
  }),
  balanceInfo: z.strictObject({ totalBalance: signedNaira }),
});
