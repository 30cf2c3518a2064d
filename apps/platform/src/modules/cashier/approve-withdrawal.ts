import type { Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';
import { type ApprovalLimits, type ApprovalProblem, approvalProblem, withdrawalsOff } from './approval-rules.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { findPlayerProblem } from './find-unplayed.ts';
import { heldBackSeconds } from './hold-back.ts';
import { moveWithdrawal } from './move-payment.ts';
import type { OperatorWord } from './operator-word.ts';
import { limitsNow } from './payout-rules.ts';
import type { Prospect, WithdrawalRow } from './store/payment-row.ts';
import {
  insertWithdrawalApproval,
  isPaymentOff,
  lockPlayerPayments,
  noteApprovalWait,
  postponePayment,
} from './store/payments.ts';
import { approvedWithinDay } from './store/send-waits.ts';

interface OperatorYes extends OperatorWord {
  paymentId: string;
}

/** `moved on`: it was called back, or decided before. `switched off`: its player may not withdraw now, and it waits on. */
export async function approveWithdrawal(
  deps: CashierDeps,
  { paymentId, by, why, approvalId, also }: OperatorYes,
): Promise<'approved' | 'moved on' | 'switched off'> {
  let isOff = false;
  const moved = await moveWithdrawal(deps, paymentId, {
    event: 'approved',
    approvedBy: 'operator',
    told: { by: `operator:${by}`, note: why },
    checkInSeconds: 0,
    async unless(seen, transaction) {
      isOff = await isWithdrawOff(seen, transaction);
      return isOff;
    },
    async also(_moved, transaction) {
      await also?.(transaction);
      if (approvalId !== undefined) await insertWithdrawalApproval(transaction, { paymentId, approvalId });
    },
  });
  deps.wake();
  if (moved) return 'approved';
  return isOff ? 'switched off' : 'moved on';
}

/** Asked with the row locked: whether the player may not withdraw now. */
export async function isWithdrawOff(
  { player_id: playerId }: WithdrawalRow,
  transaction: pg.PoolClient,
): Promise<boolean> {
  await lockPlayerPayments(transaction, playerId);
  return isPaymentOff(transaction, { playerId, direction: 'withdraw' });
}

/** What is within the limits goes out without an operator's word, once nothing holds it back; the rest waits for one. */
export async function approveIfSmall(deps: CashierDeps, withdrawal: WithdrawalRow): Promise<boolean> {
  if (withdrawal.state !== 'requested') return false;
  const waitSeconds = heldBackSeconds(withdrawal);
  if (waitSeconds > 0) {
    await postponePayment(deps.pool, withdrawal, waitSeconds);
    return false;
  }
  // Read before the transaction: the profile is read over a connection of its own.
  const playerProblem = await findPlayerProblem(deps, withdrawal);
  let problem: string | undefined;
  const moved = await moveWithdrawal(deps, withdrawal.id, {
    event: 'approved',
    approvedBy: 'system',
    told: { by: 'system', note: 'within the limits' },
    async unless(seen, transaction) {
      if (heldBackSeconds(seen) > 0) return true;
      problem = playerProblem ?? (await findApprovalProblem(deps, transaction, seen));
      return problem !== undefined;
    },
    checkInSeconds: 0,
  });
  if (problem !== undefined) await noteApprovalWait(deps.pool, withdrawal, problem);
  return moved !== undefined;
}

/**
 * Why a withdrawal is not approved automatically; undefined when nothing speaks against it. The player's row stays locked until
 * the transaction ends, so that of two withdrawals at once the second one counts the first.
 */
export async function findApprovalProblem(
  deps: { approvalLimits: ApprovalLimits },
  transaction: pg.PoolClient,
  withdrawal: WithdrawalRow,
): Promise<string | undefined> {
  if (await isWithdrawOff(withdrawal, transaction)) return withdrawalsOff;
  return findLimitProblem(deps, transaction, withdrawal);
}

/** The same without a lock, for what is only told. */
export async function findLimitProblem(
  deps: { approvalLimits: ApprovalLimits },
  db: Queryable,
  withdrawal: Prospect,
): Promise<ApprovalProblem | undefined> {
  const others = await approvedWithinDay(db, withdrawal);
  return approvalProblem(await limitsNow(deps, db), { amountMinor: withdrawal.amount_kobo, others });
}
