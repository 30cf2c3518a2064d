import { inTransaction } from '@harmattan/process/transaction';
import type { CashierDeps } from './cashier-deps.ts';
import { type OperatorWord, writeWord } from './operator-word.ts';
import { readItemId } from './read-item-id.ts';
import { forgetRefusal, hastenPayment, insertEvent } from './store/payments.ts';
import { hastenReceived } from './store/received.ts';
import { hastenStray } from './store/suspense.ts';

/**
 * Has the sweeper take an item up now: the gateway is asked, the withdrawal sent, or the wallet asked once more for what it refused. False
 * where there is no such record.
 */
export async function retryPayment(
  deps: CashierDeps,
  { id, ...word }: OperatorWord & { id: string },
): Promise<boolean> {
  const subject = readItemId(id);
  if (!subject) return false;
  const isDone = await inTransaction(deps.pool, async (transaction) => {
    if ('providerId' in subject) {
      if (!(await hastenStray(transaction, subject))) return false;
    } else {
      const { paymentId } = subject;
      if (!(await forgetRefusal(transaction, paymentId)) && !(await hastenPayment(transaction, paymentId)))
        return false;
      await hastenReceived(transaction, paymentId);
      const told = { state: 'retried', by: `operator:${word.by}`, note: word.why };
      await insertEvent(transaction, { id: deps.ids.next(), paymentId, ...told });
    }
    await writeWord(transaction, word, { act: 'retry', subject: id });
    return true;
  });
  deps.wake();
  return isDone;
}
