import { assert } from '@harmattan/kernel/assert';
import { inTransaction } from '@harmattan/process/transaction';
import type { KudipalDeps } from './kudipal-deps.ts';
import { lockCharge, takeLateTransfers } from './kudipal-store.ts';
import { endPayout } from './pay-out.ts';
import { listDuePayouts } from './payout-store.ts';
import { receiveMoney } from './settle-charge.ts';

/** Whatever is due by now: pay-outs that end, and transfers that arrive late. */
export async function doDueWork(deps: KudipalDeps): Promise<void> {
  for (const reference of await listDuePayouts(deps.pool)) await endPayout(deps, reference);
  const first = await inTransaction(deps.pool, async (db) => {
    const toDeliver: string[] = [];
    for (const { accountNumber, amountMinor } of await takeLateTransfers(db)) {
      const charge = await lockCharge(db, 'account_number', accountNumber);
      assert(charge, 'a late transfer goes to an account that was opened');
      toDeliver.push(...(await receiveMoney(deps, db, charge, amountMinor)).first);
    }
    return toDeliver;
  });
  await deps.hooks.deliver(first);
}
