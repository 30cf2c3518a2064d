import { inTransaction } from '@harmattan/process/transaction';
import type { RightsDeps } from '../rights-deps.ts';
import { listDue, markErased } from './closing-store.ts';

/** Accounts in one run of the job. */
const erasedMax = 500;

/** Erases what the law kept of closed accounts, once its time is over. The books stay: they name the account by its number alone. */
export async function eraseDue({ pool, closing }: Pick<RightsDeps, 'pool' | 'closing'>): Promise<void> {
  for (const playerId of await listDue(pool, erasedMax)) {
    await inTransaction(pool, async (transaction) => {
      if (!(await markErased(transaction, playerId))) return;
      for (const eraseOne of closing.eraseLater) await eraseOne(transaction, playerId);
    });
  }
}
