import { z } from 'zod';
import { signedMajor } from '../fields.ts';
import { nameSchemas } from '../names.ts';

/** What the site keeps in the cookie `user`. */
export const signedIn = z.strictObject({
  token: z.string(),
  user: z.strictObject({
    userName: z.string(),
    currency: z.string(),
    rankId: z.int().meta({ description: '33 marks a test user' }),
  }),
  balanceInfo: z.strictObject({ totalBalance: signedMajor }),
});

nameSchemas({ SignedIn: signedIn });
