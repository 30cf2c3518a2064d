import { z } from 'zod';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { Sms } from './index.ts';

const newDevice = z.object({ userName: z.string(), os: z.string(), browser: z.string() });

/** Whoever signs in from a device that the player has not used before, the player hears of it. */
export function tellOfNewDevices({ outbox, sms }: { outbox: Outbox; sms: Sms }): void {
  outbox.consume('identity.new-device', async ({ payload }) => {
    const { userName, os, browser } = newDevice.parse(payload);
    const outcome = await sms.send({
      to: userName,
      text: `Somebody signed in to your account with ${browser} on ${os}. If it was not you, change your password now.`,
    });
    // The outbox tries again.
    if (outcome === 'failed') throw new Error('the text about a new device was not taken');
  });
}
