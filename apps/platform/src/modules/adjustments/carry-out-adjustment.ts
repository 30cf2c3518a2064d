import { assert } from '@harmattan/kernel/assert';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { AdjustmentsDeps } from './adjustments-deps.ts';
import { type Direction, insertAdjustment } from './adjustments-store.ts';
import { moveMoney } from './move-money.ts';

interface ApprovedAdjustment {
  approvalId: string;
  playerId: bigint;
  amountMinor: bigint;
  direction: Direction;
  /** Decides on the request, in the transaction of the row that points at it. */
  also(transaction: pg.PoolClient): Promise<void>;
}

/**
 * A second person's yes. `short`: the account holds less than a debit asks for, and nothing is decided. `refused`: it held less when
 * the wallet was asked, so that the decision stands and nothing moved.
 */
export async function carryOutAdjustment(
  deps: AdjustmentsDeps,
  { approvalId, playerId, amountMinor, direction, also }: ApprovedAdjustment,
): Promise<'done' | 'refused' | 'short'> {
  if (direction === 'debit' && (await deps.wallet.balance(playerId)).availableMinor < amountMinor) return 'short';
  const adjustment = await inTransaction(deps.pool, async (transaction) => {
    await also(transaction);
    return insertAdjustment(transaction, approvalId);
  });
  assert(adjustment, 'what is approved was asked for');
  const moved = await moveMoney(deps, adjustment);
  return moved === 'refused' ? 'refused' : 'done';
}
