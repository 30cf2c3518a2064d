import { formatMajor } from '@harmattan/kernel/money';
import { z } from 'zod';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { LetterLanguage } from './payment-letters.ts';
import type { Write } from './write.ts';

const rejected = z.object({
  paymentId: z.uuid(),
  playerId: z.string().transform(BigInt),
  amountMinor: z.string().transform(BigInt),
  currency: z.string(),
  comment: z.string().nullable(),
});

interface Words {
  header: string;
  text: (amount: string) => string;
  comment: string;
}

const words: Record<LetterLanguage, Words> = {
  en: {
    header: 'Your withdrawal was not approved',
    text: (amount) =>
      `We did not approve your withdrawal of ${amount}. The money is in your balance again. [Contact us](/contact) if you have a question.`,
    comment: 'Our reason',
  },
  sw: {
    header: 'Ombi lako la kutoa pesa halikuidhinishwa',
    text: (amount) =>
      `Hatukuidhinisha ombi lako la kutoa ${amount}. Pesa ziko tena kwenye salio lako. [Wasiliana nasi](/contact) ukiwa na swali.`,
    comment: 'Sababu yetu',
  },
  zh: {
    header: '您的提款未获批准',
    text: (amount) => `您的提款 ${amount} 未获批准，款项已退回您的余额。如有疑问，请[联系我们](/contact)。`,
    comment: '原因',
  },
};

interface Options {
  outbox: Outbox;
  write(word: Write): Promise<unknown>;
  languageOf(playerId: bigint): Promise<LetterLanguage>;
}

/** A player whose withdrawal an operator rejected finds a message with the reason that the operator gave: once, by its key. */
export function tellOfRejections({ outbox, write, languageOf }: Options): void {
  outbox.consume('cashier.withdrawal-rejected', async ({ payload }) => {
    const { paymentId, playerId, amountMinor, currency, comment } = rejected.parse(payload);
    const { header, text, comment: reason } = words[await languageOf(playerId)];
    const said = text(`${currency} ${formatMajor(amountMinor)}`);
    await write({
      ...{ playerId, key: `rejected:${paymentId}`, actor: 'platform', isAutomatic: true, header },
      text: comment === null ? said : `${said}\n\n${reason}: ${comment}`,
    });
  });
}
