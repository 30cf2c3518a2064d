import { z } from 'zod';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { Sms } from './create-sms.ts';

const texts = {
  en: {
    old: 'At your request we gave your account another number. Withdrawals wait for a time. If it was not you, tell us at once.',
    new: 'At your request this number now opens your account. Sign in and prove it with a code. Withdrawals wait for a time. If it was not you, tell us at once.',
  },
  sw: {
    old: 'Kwa ombi lako tumeipa akaunti yako namba nyingine. Kutoa pesa kunasubiri kwa muda. Kama si wewe, utuambie mara moja.',
    new: 'Kwa ombi lako namba hii sasa inafungua akaunti yako. Ingia na uithibitishe kwa msimbo. Kutoa pesa kunasubiri kwa muda. Kama si wewe, utuambie mara moja.',
  },
  zh: {
    old: '应您的要求，我们已为您的账户更换号码。提款将等待一段时间。如非您本人操作，请立即联系我们。',
    new: '应您的要求，此号码现在可登录您的账户。请登录并用验证码验证号码。提款将等待一段时间。如非您本人操作，请立即联系我们。',
  },
};

const changed = z.object({ to: z.string(), which: z.enum(['old', 'new']), language: z.enum(['en', 'sw', 'zh']) });

/** Both numbers are told, by the gateway itself: the old one is no account's any more, and the new one is not proven yet. */
export function tellOfNumberChange({ outbox, sms }: { outbox: Outbox; sms: Sms }): void {
  outbox.consume('identity.number-changed', async ({ payload }) => {
    const { to, which, language } = changed.parse(payload);
    const outcome = await sms.send({ to, text: texts[language][which] });
    // The outbox tries again.
    if (outcome === 'failed') throw new Error('the text about a change of number was not taken');
  });
}
