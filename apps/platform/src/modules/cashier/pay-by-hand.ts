import { isWithdrawOff } from './approve-withdrawal.ts';
import { carryOutMoney } from './carry-out-money.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { moveWithdrawal } from './move-payment.ts';
import { type OperatorWord, writeWord } from './operator-word.ts';

/** Should this process end before the money has moved, the sweeper goes on from there. */
const moneySweepSeconds = 5;

/**
 * An operator's word that a withdrawal was paid outside of its gateway, with the reference of that payment. Only what waits for a
 * decision: an approved one may be sent at any moment. `reference taken`: it stands for another withdrawal. `switched off`: its player
 * may not withdraw now.
 */
export async function payByHand(
  deps: CashierDeps,
  word: OperatorWord & { paymentId: string; reference: string },
): Promise<'paid' | 'moved on' | 'reference taken' | 'switched off'> {
  const { paymentId, reference } = word;
  let isOff = false;
  try {
    const moved = await moveWithdrawal(deps, paymentId, {
      event: 'paid by hand',
      approvedBy: 'operator',
      paidByHand: reference,
      told: { by: `operator:${word.by}`, note: `by hand, ${reference}: ${word.why}` },
      checkInSeconds: moneySweepSeconds,
      async unless(seen, transaction) {
        isOff = await isWithdrawOff(seen, transaction);
        return isOff;
      },
      also: (_moved, transaction) => writeWord(transaction, word, { act: 'pay by hand', subject: paymentId }),
    });
    if (!moved) return isOff ? 'switched off' : 'moved on';
    await carryOutMoney(deps, moved);
    return 'paid';
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'payment_by_hand') return 'reference taken';
    throw error;
  }
}
