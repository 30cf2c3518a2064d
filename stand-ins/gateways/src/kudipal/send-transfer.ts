import { inTransaction } from '@harmattan/process/transaction';
import { sessionOf } from './answers.ts';
import type { KudipalDeps } from './kudipal-deps.ts';
import { insertLateTransfer, lockCharge } from './kudipal-store.ts';
import { receiveMoney } from './settle-charge.ts';

export type TransferHow = 'now' | 'late';

/** Sends money from some bank to an account that was opened for a payment. Undefined when there is no such account. */
export async function sendTransfer(
  deps: KudipalDeps,
  { accountNumber, amountMinor, how }: { accountNumber: string; amountMinor: bigint; how: TransferHow },
): Promise<{ session: string | null } | undefined> {
  const sent = await inTransaction(deps.pool, async (db) => {
    const charge = await lockCharge(db, 'account_number', accountNumber);
    if (!charge) return undefined;
    if (how === 'now') {
      const { movement, first } = await receiveMoney(deps, db, charge, amountMinor);
      return { session: sessionOf(movement), first };
    }
    await insertLateTransfer(db, { id: deps.ids.next(), accountNumber, amountMinor });
    return { session: null, first: [] };
  });
  await deps.hooks.deliver(sent?.first ?? []);
  return sent && { session: sent.session };
}
