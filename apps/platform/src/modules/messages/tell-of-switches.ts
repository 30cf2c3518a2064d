import { z } from 'zod';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { LetterLanguage } from './payment-letters.ts';
import type { Write } from './write.ts';

const turnedOff = z.object({
  id: z.uuid(),
  playerId: z.string().transform(BigInt),
  switch: z.enum(['sign-in', 'deposit', 'play', 'withdraw', 'marketing']),
  text: z.string(),
});

type SwitchName = z.infer<typeof turnedOff>['switch'];

const headers: Record<LetterLanguage, Record<SwitchName, string>> = {
  en: {
    'sign-in': 'Sign-in to your account is off',
    deposit: 'Deposits to your account are off',
    play: 'Play on your account is off',
    withdraw: 'Withdrawals from your account are off',
    marketing: 'You get no offers from us for now',
  },
  sw: {
    'sign-in': 'Kuingia kwenye akaunti yako kumezimwa',
    deposit: 'Kuweka pesa kwenye akaunti yako kumezimwa',
    play: 'Kucheza kwenye akaunti yako kumezimwa',
    withdraw: 'Kutoa pesa kwenye akaunti yako kumezimwa',
    marketing: 'Kwa sasa hupati ofa kutoka kwetu',
  },
  zh: {
    'sign-in': '您的账户暂停登录',
    deposit: '您的账户暂停充值',
    play: '您的账户暂停游戏',
    withdraw: '您的账户暂停提款',
    marketing: '您暂时不会收到我们的优惠信息',
  },
};

interface Options {
  outbox: Outbox;
  write(word: Write): Promise<unknown>;
  languageOf(playerId: bigint): Promise<LetterLanguage>;
}

/** A player for whom something was turned off finds the operator's text about it: once, by its key. */
export function tellOfSwitches({ outbox, write, languageOf }: Options): void {
  outbox.consume('switches.turned-off', async ({ payload }) => {
    const { id, playerId, switch: name, text } = turnedOff.parse(payload);
    const header = headers[await languageOf(playerId)][name];
    await write({ playerId, key: `switch:${id}`, actor: 'platform', isAutomatic: true, header, text });
  });
}
