import { z } from 'zod';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { Sms } from './index.ts';

const ifNotYou = 'If it was not you, change your password and tell us at once.';

const texts = {
  // The only way back for who did not do it: changing the password would not help, and telling us takes longer.
  'app on':
    'Signing in to your account now asks for a code of your authenticator app. Not you? Recover your password with "Forgot password?" within three days: that switches it off.',
  'app off': `Signing in to your account no longer asks for your authenticator app. ${ifNotYou}`,
  'app reset': `At your request we took the authenticator app off your account. You can sign in without it. ${ifNotYou}`,
  'app undone': `With your new password we took the authenticator app off your account. Set it up again if it was yours. ${ifNotYou}`,
  'sms on': `Signing in to your account now asks for a code by SMS. ${ifNotYou}`,
  'sms off': `Signing in to your account no longer asks for a code by SMS. ${ifNotYou}`,
};

const changed = z.object({ userName: z.string(), change: z.enum(Object.keys(texts) as (keyof typeof texts)[]) });

/** Whoever changes how an account is guarded, its player hears of it. */
export function tellOfSecondFactor({ outbox, sms }: { outbox: Outbox; sms: Sms }): void {
  outbox.consume('identity.second-factor-changed', async ({ payload }) => {
    const { userName, change } = changed.parse(payload);
    const outcome = await sms.send({ to: userName, text: texts[change] });
    // The outbox tries again.
    if (outcome === 'failed') throw new Error('the text about a second factor was not taken');
  });
}
