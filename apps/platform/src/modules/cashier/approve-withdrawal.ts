import type { CashierDeps } from './cashier-deps.ts';
import { moveWithdrawal } from './move-payment.ts';
import type { WithdrawalRow } from './store/payment-row.ts';

/** An operator's yes. False when there is nothing to approve: it was called back, or somebody decided before. */
export async function approveWithdrawal(
  deps: CashierDeps,
  word: { paymentId: string; by: string; why: string },
): Promise<boolean> {
  const told = { by: `operator:${word.by}`, note: word.why };
  const moved = await moveWithdrawal(deps, word.paymentId, { event: 'approved', told, checkInSeconds: 0 });
  deps.wake();
  return moved !== undefined;
}

/** What is small enough goes out without anybody's word; the rest waits for an operator. */
export async function approveIfSmall(deps: CashierDeps, withdrawal: WithdrawalRow): Promise<boolean> {
  if (withdrawal.state !== 'requested' || withdrawal.amount_kobo > deps.autoApproveMaxKobo) return false;
  const told = { by: 'system', note: 'within the limit' };
  return (await moveWithdrawal(deps, withdrawal.id, { event: 'approved', told, checkInSeconds: 0 })) !== undefined;
}
