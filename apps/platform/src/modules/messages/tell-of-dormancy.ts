import { z } from 'zod';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { LetterLanguage } from './payment-letters.ts';
import type { Write } from './write.ts';

const notice = z.object({
  id: z.uuid(),
  playerId: z.string().transform(BigInt),
  since: z.iso.date(),
  due: z.iso.date(),
});

interface Words {
  header: string;
  text: (days: { since: string; due: string }) => string;
}

const words: Record<LetterLanguage, Words> = {
  en: {
    header: 'You have not used your account for a long time',
    text: ({ since, due }) =>
      `You last used your account on ${since}. If you do not use it before ${due}, we mark it as dormant. A sign-in is enough to keep it active. Your money stays yours in any case: we take nothing, and you can [withdraw](/withdraw) it at any time.`,
  },
  sw: {
    header: 'Hujatumia akaunti yako kwa muda mrefu',
    text: ({ since, due }) =>
      `Ulitumia akaunti yako mara ya mwisho tarehe ${since}. Usipoitumia kabla ya ${due}, tunaiwekea alama kuwa haitumiki. Kuingia tu kunatosha ili ibaki hai. Pesa zako zinabaki zako kwa vyovyote: hatukati chochote, na unaweza [kuzitoa](/withdraw) wakati wowote.`,
  },
  zh: {
    header: '您的账户已长时间未使用',
    text: ({ since, due }) =>
      `您上次使用账户是在 ${since}。如果在 ${due} 之前仍未使用，我们会将其标记为休眠账户。登录一次即可保持活跃。无论如何，资金仍归您所有：我们不收取任何费用，您可以随时[提款](/withdraw)。`,
  },
};

interface Options {
  outbox: Outbox;
  write(word: Write): Promise<unknown>;
  languageOf(playerId: bigint): Promise<LetterLanguage>;
}

/** The player finds until when the account has to be used, once, by its key. */
export function tellOfDormancy({ outbox, write, languageOf }: Options): void {
  outbox.consume('dormancy.notice', async ({ payload }) => {
    const { id, playerId, ...days } = notice.parse(payload);
    const { header, text } = words[await languageOf(playerId)];
    const key = `dormancy:${id}`;
    await write({ playerId, key, actor: 'platform', isAutomatic: true, header, text: text(days) });
  });
}
