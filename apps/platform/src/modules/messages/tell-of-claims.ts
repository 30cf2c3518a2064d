import { market } from '@harmattan/kernel/market';
import { formatMajor } from '@harmattan/kernel/money';
import { z } from 'zod';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { write } from './write.ts';

const decided = z.object({
  claimId: z.string(),
  playerId: z.string().transform(BigInt),
  outcome: z.enum(['credited', 'rejected']),
  language: z.enum(['en', 'sw', 'zh']),
  amountMinor: z
    .string()
    .regex(/^\d+$/)
    .transform((minor) => `${market.currency} ${formatMajor(BigInt(minor))}`),
});

type Decided = z.output<typeof decided>;
type Letter = { header: string; text: (amount: string) => string };

const letters: Record<Decided['language'], Record<Decided['outcome'], Letter>> = {
  en: {
    credited: {
      header: 'Your payment was found',
      text: (amount) =>
        `You told us that you were debited. The payment of **${amount}** was found and stands on your balance. [Transactions](/TransactionHistory) shows it.`,
    },
    rejected: {
      header: 'We did not receive your payment',
      text: (amount) =>
        `You told us that you were debited **${amount}**. The payment service never received it. Your bank gives such money back by itself, as a rule within a few days; ask your bank, with the session id of the transfer. [Contact us](/contact) if you have new details.`,
    },
  },
  sw: {
    credited: {
      header: 'Malipo yako yamepatikana',
      text: (amount) =>
        `Ulituambia kwamba ulikatwa pesa. Malipo ya **${amount}** yamepatikana na yako kwenye salio lako. Yanaonekana kwenye [Miamala](/TransactionHistory).`,
    },
    rejected: {
      header: 'Hatukupokea malipo yako',
      text: (amount) =>
        `Ulituambia kwamba ulikatwa **${amount}**. Huduma ya malipo haikuzipokea. Kwa kawaida benki yako huzirudisha yenyewe ndani ya siku chache; uliza benki yako ukiwa na namba ya kikao ya uhamisho. [Wasiliana nasi](/contact) ukipata maelezo mapya.`,
    },
  },
  zh: {
    credited: {
      header: '已找到您的付款',
      text: (amount) =>
        `您曾告知我们已被扣款。**${amount}** 的付款已找到，并已计入您的余额，可在[交易记录](/TransactionHistory)中查看。`,
    },
    rejected: {
      header: '我们没有收到您的付款',
      text: (amount) =>
        `您曾告知我们被扣款 **${amount}**。支付服务从未收到这笔款项。银行通常会在几天内自动退回；请凭转账的会话编号询问您的银行。如有新信息，请[联系我们](/contact)。`,
    },
  },
};

/** The player finds the outcome of a claim in the inbox, once. */
export function tellOfClaims({ outbox, ...deps }: Pick<MessagesDeps, 'pool' | 'bus'> & { outbox: Outbox }): void {
  outbox.consume('cashier.claim-decided', async ({ payload }) => {
    const { claimId, playerId, outcome, language, amountMinor } = decided.parse(payload);
    const { header, text } = letters[language][outcome];
    await write(deps, {
      playerId,
      key: `claim:${claimId}`,
      actor: 'platform',
      isAutomatic: true,
      header,
      text: text(amountMinor),
    });
  });
}
