import { formatMajor } from '@harmattan/kernel/money';
import { z } from 'zod';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { Sms } from './create-sms.ts';

const settled = z.object({
  playerId: z.string().transform(BigInt),
  amountMinor: z.string().transform(BigInt),
  currency: z.string(),
});

const texts = {
  en: (amount: string) => `${amount} has arrived and is in your balance.`,
  sw: (amount: string) => `${amount} imeingia na iko kwenye salio lako.`,
  zh: (amount: string) => `${amount} 已到账，已计入您的余额。`,
};

interface TellOfDepositsOptions {
  outbox: Outbox;
  sms: Sms;
  userNameOf(playerId: bigint): Promise<string>;
  languageOf(playerId: bigint): Promise<keyof typeof texts>;
}

/** The player gets a text for a deposit that has arrived, where the settings say so. */
export function tellOfDeposits({ outbox, sms, userNameOf, languageOf }: TellOfDepositsOptions): void {
  outbox.consume('cashier.deposit-text', async ({ payload }) => {
    const { playerId, amountMinor, currency } = settled.parse(payload);
    const text = texts[await languageOf(playerId)](`${currency} ${formatMajor(amountMinor)}`);
    const outcome = await sms.send({ to: await userNameOf(playerId), text });
    // The outbox tries again.
    if (outcome === 'failed') throw new Error('the text about a deposit was not taken');
  });
}
