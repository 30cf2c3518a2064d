import { inTransaction } from '@harmattan/process/transaction';
import type { CashierDeps } from './cashier-deps.ts';
import { type OperatorWord, writeWord } from './operator-word.ts';
import { closeFinding } from './store/findings.ts';

/** An operator's explanation of what the daily match found. It moves no money. False when it is not open any more. */
export function resolveFinding(deps: CashierDeps, word: OperatorWord & { id: string }): Promise<boolean> {
  return inTransaction(deps.pool, async (transaction) => {
    if (!(await closeFinding(transaction, word))) return false;
    await writeWord(transaction, word, { act: 'explain a difference', subject: word.id });
    return true;
  });
}
