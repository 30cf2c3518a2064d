import { marketTime } from '@harmattan/kernel/market-time';
import { z } from 'zod';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { LetterLanguage } from './payment-letters.ts';
import type { Write } from './write.ts';

const begun = z.object({
  id: z.uuid(),
  playerId: z.string().transform(BigInt),
  kind: z.enum(['time-out', 'exclusion', 'register', 'match']),
  until: z.iso
    .datetime()
    .transform((text) => new Date(text))
    .nullable(),
});

type Begun = Pick<z.infer<typeof begun>, 'kind' | 'until'>;

interface Words {
  header: Record<Begun['kind'], string>;
  until: (moment: string) => string;
  exclusion: string;
  forEver: string;
  register: string;
  match: string;
  works: string;
}

const words: Record<LetterLanguage, Words> = {
  en: {
    header: {
      'time-out': 'Your time-out has begun',
      exclusion: 'You have excluded yourself',
      register: 'You are on the exclusion register',
      match: 'Play on this account is off',
    },
    until: (moment) => `Play, deposits and our offers are off until ${moment}.`,
    exclusion: 'After that they stay off until you ask to play again on the page [Limits and breaks](/limits).',
    forEver: 'Play, deposits and our offers are off for ever.',
    register: 'The exclusion register of the market names you. Play, deposits and our offers are off.',
    match:
      'This looks like an account of a person who has excluded themselves. Play, deposits and our offers are off. If that is a mistake, tell us on the page [Limits and breaks](/limits): you get an answer within 24 hours.',
    works: 'You can sign in and withdraw your money at any time. Open bets are settled and paid.',
  },
  sw: {
    header: {
      'time-out': 'Pumziko lako limeanza',
      exclusion: 'Umejitenga na michezo',
      register: 'Uko kwenye rejista ya waliojitenga',
      match: 'Kucheza kwenye akaunti hii kumezimwa',
    },
    until: (moment) => `Kucheza, kuweka pesa na ofa zetu kumezimwa hadi ${moment}.`,
    exclusion:
      'Baada ya hapo kunabaki kumezimwa hadi uombe kucheza tena kwenye ukurasa [Vikomo na mapumziko](/limits).',
    forEver: 'Kucheza, kuweka pesa na ofa zetu kumezimwa milele.',
    register: 'Rejista ya waliojitenga ya soko hili inakutaja. Kucheza, kuweka pesa na ofa zetu kumezimwa.',
    match:
      'Hii inaonekana ni akaunti ya mtu aliyejitenga na michezo. Kucheza, kuweka pesa na ofa zetu kumezimwa. Kama ni kosa, tuambie kwenye ukurasa [Vikomo na mapumziko](/limits): unapata jibu ndani ya saa 24.',
    works: 'Unaweza kuingia na kutoa pesa zako wakati wowote. Mikeka iliyo wazi inakamilishwa na kulipwa.',
  },
  zh: {
    header: {
      'time-out': '您的暂停已开始',
      exclusion: '您已自我排除',
      register: '您在排除登记册上',
      match: '此账户的游戏已停止',
    },
    until: (moment) => `游戏、充值和我们的优惠信息停止至 ${moment}。`,
    exclusion: '之后仍保持停止，直到您在[限额与暂停](/limits)页面申请恢复。',
    forEver: '游戏、充值和我们的优惠信息永久停止。',
    register: '本市场的排除登记册上有您的名字。游戏、充值和我们的优惠信息已停止。',
    match:
      '此账户似乎属于一位已自我排除的人。游戏、充值和我们的优惠信息已停止。如有误会，请在[限额与暂停](/limits)页面告诉我们，24 小时内回复您。',
    works: '您可以随时登录并提款。未结算的投注照常结算和支付。',
  },
};

interface Options {
  outbox: Outbox;
  write(word: Write): Promise<unknown>;
  languageOf(playerId: bigint): Promise<LetterLanguage>;
}

/** A player on a break finds what is off, until when, and what still works: once, by its key. */
export function tellOfBreaks({ outbox, write, languageOf }: Options): void {
  outbox.consume('breaks.begun', async ({ payload }) => {
    const { id, playerId, ...one } = begun.parse(payload);
    const known = words[await languageOf(playerId)];
    await write({
      ...{ playerId, key: `break:${id}`, actor: 'platform', isAutomatic: true, header: known.header[one.kind] },
      text: `${textOf(known, one)}\n\n${known.works}`,
    });
  });
}

function textOf(known: Words, { kind, until }: Begun): string {
  if (kind === 'register' || kind === 'match') return known[kind];
  if (!until) return known.forEver;
  const said = known.until(marketTime(until).replace('T', ' ').slice(0, 16));
  return kind === 'exclusion' ? `${said} ${known.exclusion}` : said;
}
