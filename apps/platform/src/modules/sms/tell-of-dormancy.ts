import { z } from 'zod';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { Sms } from './create-sms.ts';

const notice = z.object({ playerId: z.string().transform(BigInt), due: z.iso.date() });

const texts = {
  en: (due: string) =>
    `You have not used your account for a long time. Sign in before ${due} to keep it active. After that it is marked as dormant; your money stays yours and nothing is taken.`,
  sw: (due: string) =>
    `Hujatumia akaunti yako kwa muda mrefu. Ingia kabla ya ${due} ili ibaki hai. Baada ya hapo inawekewa alama kuwa haitumiki; pesa zako zinabaki zako na hatukati chochote.`,
  zh: (due: string) =>
    `您的账户已长时间未使用。请在 ${due} 之前登录以保持活跃。之后账户会标记为休眠；资金仍归您所有，不收取任何费用。`,
};

interface TellOfDormancyOptions {
  outbox: Outbox;
  sms: Sms;
  userNameOf(playerId: bigint): Promise<string>;
  languageOf(playerId: bigint): Promise<keyof typeof texts>;
}

/** A text without an amount: a number that was unused for so long may be another person's now. */
export function tellOfDormancy({ outbox, sms, userNameOf, languageOf }: TellOfDormancyOptions): void {
  outbox.consume('dormancy.notice-text', async ({ payload }) => {
    const { playerId, due } = notice.parse(payload);
    const text = texts[await languageOf(playerId)](due);
    const outcome = await sms.send({ to: await userNameOf(playerId), text });
    // The outbox tries again.
    if (outcome === 'failed') throw new Error('the text about an unused account was not taken');
  });
}
