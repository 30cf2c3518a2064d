import { carryOutMoney } from './carry-out-money.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { moveWithdrawal } from './move-payment.ts';

/** Should this process end before the money has moved, the sweeper goes on from there. */
const moneySweepSeconds = 5;

/**
 * An operator's word on a pay-out that its gateway never decides, or decides wrongly, after they have asked it themselves.
 * False when there is nothing of the kind left to say.
 */
export async function settleWithdrawal(
  deps: CashierDeps,
  word: { paymentId: string; outcome: 'paid' | 'failed' | 'returned'; by: string; why: string },
): Promise<boolean> {
  const moved = await moveWithdrawal(deps, word.paymentId, {
    event: word.outcome,
    told: { by: `operator:${word.by}`, note: word.why },
    checkInSeconds: moneySweepSeconds,
  });
  if (moved) await carryOutMoney(deps, moved);
  return moved !== undefined;
}
