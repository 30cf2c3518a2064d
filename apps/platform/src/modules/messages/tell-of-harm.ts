import type { HarmLetter } from '@harmattan/contract/office';
import { marketTime } from '@harmattan/kernel/market-time';
import { z } from 'zod';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { LetterLanguage } from './payment-letters.ts';
import type { Write } from './write.ts';

const advice = z.object({ playerId: z.string().transform(BigInt), day: z.iso.date() });
const timeOut = z.object({
  id: z.uuid(),
  playerId: z.string().transform(BigInt),
  until: z.iso.datetime().transform((text) => new Date(text)),
});

interface Letter {
  header: string;
  text: string;
}

interface Words extends Record<HarmLetter, Letter> {
  advice: Letter;
  timeOut: { header: string; text: (until: string) => string };
}

const words: Record<LetterLanguage, Words> = {
  en: {
    advice: {
      header: 'A look at your play',
      text: 'Your play has changed lately. [Your activity](/activity) shows what you paid in, staked and won, and how long you played. On [Limits](/limits) you can set limits and take a break at any time. They hold at once.',
    },
    'how are you': {
      header: 'How is it going?',
      text: 'We noticed that you play more than before. Is everything all right? [Your activity](/activity) shows your play in figures. Write to us here if you want to talk about it.',
    },
    limits: {
      header: 'Limits can help',
      text: 'You can limit what you pay in, stake, lose and how long you play. A limit on [Limits](/limits) holds at once, and a higher one waits for a day.',
    },
    help: {
      header: 'Help is free and confidential',
      text: 'If play weighs on you or on people around you, others can help. [Responsible gaming](/information/responsible-gaming) says where. A break on [Limits](/limits) begins at once.',
    },
    timeOut: {
      header: 'We have paused play on your account',
      text: (until) =>
        `Play, deposits and our offers are off until ${until}. You can sign in and withdraw your money at any time. Open bets are settled and paid. Write to us here if you have a question.`,
    },
  },
  sw: {
    advice: {
      header: 'Uchezaji wako kwa muhtasari',
      text: 'Uchezaji wako umebadilika hivi karibuni. [Shughuli zako](/activity) zinaonyesha ulichoweka, ulichocheza na ulichoshinda, na muda uliocheza. Kwenye [Vikomo](/limits) unaweza kuweka vikomo na kupumzika wakati wowote. Vinaanza papo hapo.',
    },
    'how are you': {
      header: 'Unaendeleaje?',
      text: 'Tumeona unacheza zaidi kuliko awali. Je, kila kitu kiko sawa? [Shughuli zako](/activity) zinaonyesha uchezaji wako kwa takwimu. Tuandikie hapa ukitaka kuzungumza.',
    },
    limits: {
      header: 'Vikomo vinaweza kusaidia',
      text: 'Unaweza kuweka kikomo cha pesa unazoweka, dau, hasara na muda wa kucheza. Kikomo kwenye [Vikomo](/limits) kinaanza papo hapo, na cha juu zaidi kinasubiri siku moja.',
    },
    help: {
      header: 'Msaada ni bure na wa siri',
      text: 'Kama michezo inakulemea wewe au watu wako wa karibu, wapo wanaoweza kusaidia. [Michezo ya kuwajibika](/information/responsible-gaming) inaeleza wapi. Pumziko kwenye [Vikomo](/limits) linaanza papo hapo.',
    },
    timeOut: {
      header: 'Tumesitisha kucheza kwenye akaunti yako',
      text: (until) =>
        `Kucheza, kuweka pesa na ofa zetu kumezimwa hadi ${until}. Unaweza kuingia na kutoa pesa zako wakati wowote. Mikeka iliyo wazi inakamilishwa na kulipwa. Tuandikie hapa ukiwa na swali.`,
    },
  },
  zh: {
    advice: {
      header: '看看您的游戏情况',
      text: '您最近的游戏情况有所变化。[您的活动](/activity)显示您的充值、投注、赢取金额和游戏时长。您可以随时在[限额](/limits)页面设置限额或暂停，立即生效。',
    },
    'how are you': {
      header: '您还好吗？',
      text: '我们注意到您比以前玩得更多。一切都好吗？[您的活动](/activity)用数字显示您的游戏情况。如想谈谈，请在此给我们留言。',
    },
    limits: {
      header: '限额可以帮助您',
      text: '您可以限制充值、投注、亏损和游戏时长。在[限额](/limits)页面设置的限额立即生效，提高限额需等待一天。',
    },
    help: {
      header: '帮助免费且保密',
      text: '如果游戏给您或身边的人带来压力，有人可以帮助您。[负责任博彩](/information/responsible-gaming)页面说明在哪里获得帮助。在[限额](/limits)页面选择的暂停立即开始。',
    },
    timeOut: {
      header: '我们已暂停您账户的游戏',
      text: (until) =>
        `游戏、充值和我们的优惠信息停止至 ${until}。您可以随时登录并提款。未结算的投注照常结算和支付。如有疑问，请在此给我们留言。`,
    },
  },
};

export const harmLetter = (name: HarmLetter, language: LetterLanguage): Letter => words[language][name];

interface Options {
  outbox: Outbox;
  write(word: Write): Promise<unknown>;
  languageOf(playerId: bigint): Promise<LetterLanguage>;
}

/** What the platform writes to a player whose play may do harm: each once by its key. It advertises nothing, so that no consent to news is asked. */
export function tellOfHarm({ outbox, write, languageOf }: Options): void {
  const common = { actor: 'platform', isAutomatic: true } as const;
  outbox.consume('markers.advice', async ({ payload }) => {
    const { playerId, day } = advice.parse(payload);
    const letter = words[await languageOf(playerId)].advice;
    await write({ ...common, playerId, key: `harm-advice:${day}`, ...letter });
  });
  outbox.consume('markers.time-out', async ({ payload }) => {
    const { id, playerId, until } = timeOut.parse(payload);
    const { header, text } = words[await languageOf(playerId)].timeOut;
    const moment = marketTime(until).replace('T', ' ').slice(0, 16);
    await write({ ...common, playerId, key: `harm-time-out:${id}`, header, text: text(moment) });
  });
}
