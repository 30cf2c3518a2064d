import { inTransaction } from '@harmattan/process/transaction';
import type { CashierDeps } from './cashier-deps.ts';
import { type OperatorWord, writeWord } from './operator-word.ts';
import { insertEvent, markSeen as storeSeen } from './store/payments.ts';

/** An operator has seen a pay-out that was paid after its failure, or a deposit that was charged back. False when it was seen before. */
export function markSeen(deps: CashierDeps, word: OperatorWord & { paymentId: string }): Promise<boolean> {
  const { paymentId, by, why } = word;
  return inTransaction(deps.pool, async (transaction) => {
    if (!(await storeSeen(transaction, paymentId))) return false;
    const event = { id: deps.ids.next(), paymentId, state: 'seen', by: `operator:${by}`, note: why };
    await insertEvent(transaction, event);
    await writeWord(transaction, word, { act: 'see', subject: paymentId });
    return true;
  });
}
