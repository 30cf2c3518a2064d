import { carryOutMoney, settleFirst } from './carry-out-money.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { moveWithdrawal, type Told } from './move-payment.ts';
import type { WithdrawalRow } from './store/payment-row.ts';
import { findOpenWithdrawal } from './store/payments.ts';

/** Should this process end before the money is released, the sweeper goes on from there. */
const voidSweepSeconds = 5;

export type CancelOutcome = 'canceled' | 'none pending' | 'on its way' | 'not decided yet';

/** The player calls the pending withdrawal back, as long as no process has begun to send it. */
export async function cancelWithdrawal(deps: CashierDeps, playerId: bigint): Promise<CancelOutcome> {
  const pending = await findOpenWithdrawal(deps.pool, playerId);
  if (!pending) return 'none pending';
  if (!deps.canPlayersCancel) return 'on its way';
  if (pending.state === 'holding' && !(await settleFirst(deps, pending))) return 'not decided yet';
  const canceled = await callOff(deps, pending.id, { event: 'canceled', told: { by: 'player' } });
  if (canceled) return 'canceled';
  return (await findOpenWithdrawal(deps.pool, playerId)) ? 'on its way' : 'none pending';
}

/** An operator's no. False when it can no longer be stopped. */
export async function rejectWithdrawal(
  deps: CashierDeps,
  word: { paymentId: string; by: string; why: string },
): Promise<boolean> {
  const told = { by: `operator:${word.by}`, note: word.why };
  return (await callOff(deps, word.paymentId, { event: 'rejected', told })) !== undefined;
}

async function callOff(
  deps: CashierDeps,
  id: string,
  { event, told }: { event: 'canceled' | 'rejected'; told: Told },
): Promise<WithdrawalRow | undefined> {
  const moved = await moveWithdrawal(deps, id, { event, told, checkInSeconds: voidSweepSeconds });
  if (moved) await carryOutMoney(deps, moved);
  return moved;
}
