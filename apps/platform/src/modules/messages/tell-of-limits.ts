import { market } from '@harmattan/kernel/market';
import { formatMajor } from '@harmattan/kernel/money';
import { z } from 'zod';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { LetterLanguage } from './payment-letters.ts';
import type { Write } from './write.ts';

const name = {
  playerId: z.string().transform(BigInt),
  kind: z.enum(['deposit', 'loss', 'stake', 'time']),
  period: z.enum(['day', 'week', 'month']),
};
const raiseReady = z.object({ ...name, id: z.uuid(), value: z.string().transform(BigInt).nullable() });
const lowered = z.object({ ...name, id: z.uuid(), value: z.string().transform(BigInt) });
const reminder = z.object({ playerId: name.playerId, day: z.iso.date() });

type Kind = z.output<typeof lowered>['kind'];
type Period = z.output<typeof lowered>['period'];

interface Words {
  kinds: Record<Kind, string>;
  periods: Record<Period, string>;
  minutes: (minutes: string) => string;
  noLimit: string;
  /** A limit by its name, such as "deposits a day". */
  name: (kind: string, period: string) => string;
  ready: { header: string; text: (limit: string, value: string) => string };
  lowered: { header: string; text: (limit: string, value: string) => string };
  reminder: { header: string; text: string };
}

const words: Record<LetterLanguage, Words> = {
  en: {
    kinds: { deposit: 'deposits', loss: 'losses', stake: 'stakes', time: 'playing time' },
    periods: { day: 'a day', week: 'a week', month: 'a month' },
    minutes: (minutes) => `${minutes} minutes`,
    noLimit: 'no limit',
    name: (kind, period) => `${kind} ${period}`,
    ready: {
      header: 'Your higher limit can be confirmed',
      text: (limit, value) =>
        `You asked for a higher limit: ${limit}, ${value}. The wait is over. Confirm it on [Limits](/limits) if you still want it. If you do nothing, your present limit stays.`,
    },
    lowered: {
      header: 'We lowered one of your limits',
      text: (limit, value) => `Your limit of ${limit} is now ${value}. [Limits](/limits) shows it.`,
    },
    reminder: {
      header: 'Are your limits still right for you?',
      text: 'You have set limits. [Limits](/limits) shows them and what you used. You can lower them any time, at once.',
    },
  },
  sw: {
    kinds: { deposit: 'kuweka pesa', loss: 'hasara', stake: 'dau', time: 'muda wa kucheza' },
    periods: { day: 'kwa siku', week: 'kwa wiki', month: 'kwa mwezi' },
    minutes: (minutes) => `dakika ${minutes}`,
    noLimit: 'bila kikomo',
    name: (kind, period) => `${kind} ${period}`,
    ready: {
      header: 'Unaweza kuthibitisha kikomo cha juu zaidi',
      text: (limit, value) =>
        `Uliomba kikomo cha juu zaidi: ${limit}, ${value}. Muda wa kusubiri umekwisha. Kithibitishe kwenye [Vikomo](/limits) kama bado unakitaka. Usipofanya kitu, kikomo chako cha sasa kinabaki.`,
    },
    lowered: {
      header: 'Tumepunguza kikomo chako kimoja',
      text: (limit, value) => `Kikomo chako cha ${limit} sasa ni ${value}. Kinaonekana kwenye [Vikomo](/limits).`,
    },
    reminder: {
      header: 'Je, vikomo vyako bado vinakufaa?',
      text: 'Umeweka vikomo. [Vikomo](/limits) inavionyesha pamoja na ulichotumia. Unaweza kuvipunguza wakati wowote, papo hapo.',
    },
  },
  zh: {
    kinds: { deposit: '存款', loss: '亏损', stake: '投注', time: '游戏时间' },
    periods: { day: '每日', week: '每周', month: '每月' },
    minutes: (minutes) => `${minutes} 分钟`,
    noLimit: '无限额',
    name: (kind, period) => `${period}${kind}`,
    ready: {
      header: '您可以确认更高的限额了',
      text: (limit, value) =>
        `您申请了更高的限额：${limit}，${value}。等待期已结束。如仍需要，请在[限额](/limits)页面确认。如不操作，现有限额保持不变。`,
    },
    lowered: {
      header: '我们降低了您的一项限额',
      text: (limit, value) => `您的${limit}限额现为 ${value}，可在[限额](/limits)页面查看。`,
    },
    reminder: {
      header: '您的限额是否仍然合适？',
      text: '您设有限额。[限额](/limits)页面会显示限额和已使用的部分。您可以随时降低限额，立即生效。',
    },
  },
};

const msPerMinute = 60_000n;

interface Options {
  outbox: Outbox;
  write(word: Write): Promise<unknown>;
  languageOf(playerId: bigint): Promise<LetterLanguage>;
}

/** The player finds in the inbox what became of a limit, each once by its key. */
export function tellOfLimits({ outbox, write, languageOf }: Options): void {
  const tell = (playerId: bigint, key: string, letter: { header: string; text: string }) =>
    write({ playerId, key, actor: 'platform', isAutomatic: true, ...letter });

  outbox.consume('limits.raise-ready', async ({ payload }) => {
    const { playerId, id, kind, period, value } = raiseReady.parse(payload);
    const own = words[await languageOf(playerId)];
    const { header, text } = own.ready;
    const letter = { header, text: text(nameOf(own, kind, period), valueText(own, kind, value)) };
    await tell(playerId, `limit-ready:${id}`, letter);
  });
  outbox.consume('limits.lowered-by-staff', async ({ payload }) => {
    const { playerId, id, kind, period, value } = lowered.parse(payload);
    const own = words[await languageOf(playerId)];
    const { header, text } = own.lowered;
    const letter = { header, text: text(nameOf(own, kind, period), valueText(own, kind, value)) };
    await tell(playerId, `limit-lowered:${id}`, letter);
  });
  outbox.consume('limits.reminder', async ({ payload }) => {
    const { playerId, day } = reminder.parse(payload);
    await tell(playerId, `limit-reminder:${playerId}:${day}`, words[await languageOf(playerId)].reminder);
  });
}

const nameOf = (own: Words, kind: Kind, period: Period) => own.name(own.kinds[kind], own.periods[period]);

function valueText(own: Words, kind: Kind, value: bigint | null): string {
  if (value === null) return own.noLimit;
  return kind === 'time' ? own.minutes(String(value / msPerMinute)) : `${market.currency} ${formatMajor(value)}`;
}
