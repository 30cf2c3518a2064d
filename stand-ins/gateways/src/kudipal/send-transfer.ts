import { inTransaction } from '@harmattan/process/transaction';
import type { KudipalDeps } from './kudipal-deps.ts';
import { insertLateTransfer, lockCharge } from './kudipal-store.ts';
import { receiveMoney } from './settle-charge.ts';

export type TransferHow = 'now' | 'late';

/** Sends money from some bank to an account that was opened for a payment. False when there is no such account. */
export async function sendTransfer(
  deps: KudipalDeps,
  { accountNumber, amountMinor, how }: { accountNumber: string; amountMinor: bigint; how: TransferHow },
): Promise<boolean> {
  const first = await inTransaction(deps.pool, async (db) => {
    const charge = await lockCharge(db, 'account_number', accountNumber);
    if (!charge) return undefined;
    if (how === 'now') return (await receiveMoney(deps, db, charge, amountMinor)).first;
    await insertLateTransfer(db, { id: deps.ids.next(), accountNumber, amountMinor });
    return [];
  });
  await deps.hooks.deliver(first ?? []);
  return first !== undefined;
}
