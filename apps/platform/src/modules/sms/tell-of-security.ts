import { z } from 'zod';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { Sms } from './create-sms.ts';
import { changes, changeText, newDeviceText } from './security-texts.ts';

const language = z.enum(['en', 'sw', 'zh']).default('en');
const newDevice = z.object({ userName: z.string(), language, os: z.string(), browser: z.string() });
const changed = z.object({ userName: z.string(), language, change: z.enum(changes) });
const news = z.union([newDevice, changed]);

/** Facts that an earlier version has recorded, and that may still wait. They have the same fields, without a language. */
const earlierTopics = ['identity.new-device', 'identity.second-factor-changed'];

/** Each change of how an account is guarded is told to its player by a text. */
export function tellOfSecurity({ outbox, sms }: { outbox: Outbox; sms: Sms }): void {
  for (const topic of ['identity.security-changed', ...earlierTopics]) {
    outbox.consume(topic, async ({ payload }) => {
      const told = news.parse(payload);
      const text = 'os' in told ? newDeviceText(told.language, told) : changeText(told.language, told.change);
      const outcome = await sms.send({ to: told.userName, text });
      // The outbox tries again.
      if (outcome === 'failed') throw new Error('the text about a change of security was not taken');
    });
  }
}
