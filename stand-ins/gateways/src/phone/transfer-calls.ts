import { majorFromMinor } from '@harmattan/kernel/money';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Kudipal } from '../kudipal/index.ts';
import { amount, ofNumber, onGet, onPost } from './calls.ts';
import type { Problem } from './contract.ts';

const transfer = z.object({
  account: z.string().regex(/^\d{10}$/, 'no account number' satisfies Problem),
  amount,
  how: z.enum(['once', 'twice', 'late']).default('once'),
});

/** Sending money from some bank to an account that was opened for a payment. */
export function serveTransfer(app: FastifyInstance, { kudipal }: { kudipal: Kudipal }): void {
  onGet(app, 'accounts', ofNumber, async ({ number }) => {
    const accounts = await kudipal.accountsOf(number);
    return {
      accounts: accounts.map(({ accountNumber, bank, amountMinor, isOpen }) => ({
        account: accountNumber,
        bank,
        amount: majorFromMinor(amountMinor),
        isOpen,
      })),
    };
  });
  onPost(app, 'transfers', transfer, async ({ account, amount, how }) => {
    const sending = { accountNumber: account, amountMinor: amount, how: how === 'late' ? how : 'now' } as const;
    const isSent = await kudipal.sendTransfer(sending);
    if (isSent && how === 'twice') await kudipal.sendTransfer(sending);
    return isSent ? { how } : { problem: 'no such account' };
  });
}
