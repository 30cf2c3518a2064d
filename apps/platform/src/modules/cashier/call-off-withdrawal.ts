import type pg from 'pg';
import { carryOutMoney, settleFirst } from './carry-out-money.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { moveWithdrawal, type Told } from './move-payment.ts';
import type { WithdrawalRow } from './store/payment-row.ts';
import { findOpenWithdrawal } from './store/payments.ts';
import { tellOfRejection } from './tell-of-withdrawal.ts';

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
  { paymentId, by, why, playerComment, also }: OperatorNo,
): Promise<boolean> {
  const told = { by: `operator:${by}`, note: why };
  const rejected = await callOff(deps, paymentId, {
    ...{ event: 'rejected' as const, told, note: 'WITHDRAWAL_REJECTED', playerComment: playerComment || undefined },
    async also(moved, transaction) {
      await also?.(transaction);
      await tellOfRejection(deps, transaction, moved, playerComment);
    },
  });
  deps.outbox.wake();
  return rejected !== undefined;
}

interface OperatorNo {
  paymentId: string;
  by: string;
  why: string;
  /** For the player, who reads it in the inbox. */
  playerComment?: string | undefined;
  /** Written with the rejection. */
  also?(transaction: pg.PoolClient): Promise<void>;
}

async function callOff(
  deps: CashierDeps,
  id: string,
  move: {
    event: 'canceled' | 'rejected';
    told: Told;
    /** A word that the player's page translates. */
    note?: string;
    playerComment?: string | undefined;
    also?(moved: WithdrawalRow, transaction: pg.PoolClient): Promise<void>;
  },
): Promise<WithdrawalRow | undefined> {
  const moved = await moveWithdrawal(deps, id, { ...move, checkInSeconds: voidSweepSeconds });
  if (moved) await carryOutMoney(deps, moved);
  return moved;
}
