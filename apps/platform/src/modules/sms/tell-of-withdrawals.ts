import { formatMajor } from '@harmattan/kernel/money';
import { z } from 'zod';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { Sms } from './create-sms.ts';

const requested = z.object({
  userName: z.string(),
  amountMinor: z.string().regex(/^\d+$/),
  currency: z.string(),
  kind: z.enum(['bank', 'wallet']),
  lastDigits: z.string(),
  language: z.enum(['en', 'sw', 'zh']),
});

type Requested = z.output<typeof requested>;

const texts: Record<Requested['language'], (amount: string, withdrawal: Requested) => string> = {
  en: (amount, { kind, lastDigits }) =>
    `A withdrawal of ${amount} to your ${kind === 'bank' ? 'bank account' : 'mobile money'} ending in ${lastDigits} was requested. Not you? Cancel the order, change your password and tell us at once.`,
  sw: (amount, { kind, lastDigits }) =>
    `Ombi la kutoa ${amount} kwenda ${kind === 'bank' ? 'akaunti ya benki' : 'pesa kwa simu'} inayoishia na ${lastDigits} limepokelewa. Si wewe? Ghairi ombi, badilisha nywila na utuambie mara moja.`,
  zh: (amount, { kind, lastDigits }) =>
    `已申请提款 ${amount} 至尾号 ${lastDigits} 的${kind === 'bank' ? '银行账户' : '移动钱包'}。不是您本人操作？请立即取消订单、更改密码并联系我们。`,
};

/** The player gets a text for each withdrawal, in time to cancel one that a thief asked for. */
export function tellOfWithdrawals({ outbox, sms }: { outbox: Outbox; sms: Sms }): void {
  outbox.consume('cashier.withdrawal-requested', async ({ payload }) => {
    const withdrawal = requested.parse(payload);
    const amount = `${withdrawal.currency} ${formatMajor(BigInt(withdrawal.amountMinor))}`;
    const text = texts[withdrawal.language](amount, withdrawal);
    const outcome = await sms.send({ to: withdrawal.userName, text });
    // The outbox tries again.
    if (outcome === 'failed') throw new Error('the text about a withdrawal was not taken');
  });
}
