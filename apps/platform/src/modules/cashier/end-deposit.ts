import type { CashierDeps } from './cashier-deps.ts';
import { lateDepositPause } from './check-schedule.ts';
import { moveDeposit, withLocked } from './move-payment.ts';
import { type OperatorWord, writeWord } from './operator-word.ts';
import type { DepositRow } from './store/payment-row.ts';
import { findUndecided } from './store/received.ts';

/**
 * An operator's word that no money came for a deposit whose gateway does not answer. It is asked for some days more, and money that comes
 * after all goes to review. False where it is over already, or money was told of.
 */
export async function endDeposit(deps: CashierDeps, word: OperatorWord & { paymentId: string }): Promise<boolean> {
  const { paymentId, by, why } = word;
  const moved = await withLocked<DepositRow>(deps, paymentId, async (seen, transaction) => {
    if (seen.direction !== 'deposit' || (await findUndecided(transaction, paymentId))) return undefined;
    const ended = await moveDeposit(deps, transaction, seen, {
      event: 'time over',
      told: { by: `operator:${by}`, note: why },
      checkInSeconds: lateDepositPause(0),
    });
    if (ended) await writeWord(transaction, word, { act: 'end a deposit', subject: paymentId });
    return ended;
  });
  return moved !== undefined;
}
