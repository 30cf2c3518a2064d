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
      accounts: accounts.map(({ accountNumber, bank, holder, amountMinor, isOpen }) => ({
        account: accountNumber,
        bank,
        holder,
        amount: majorFromMinor(amountMinor),
        isOpen,
      })),
    };
  });
  onPost(app, 'transfers', transfer, async ({ account, amount, how }) => {
    const sending = { accountNumber: account, amountMinor: amount, how: how === 'late' ? how : 'now' } as const;
    const first = await kudipal.sendTransfer(sending);
    const sent = first && how === 'twice' ? await kudipal.sendTransfer(sending) : first;
    return sent ? { how, session: sent.session } : { problem: 'no such account' };
  });
}
