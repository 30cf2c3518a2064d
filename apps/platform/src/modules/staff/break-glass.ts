import type { Permission } from '@harmattan/contract/office';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import { endBreakGlass, findActiveBreakGlass, insertBreakGlass } from './break-glass-store.ts';
import type { StaffDeps } from './staff-deps.ts';
import { lockMember } from './staff-store.ts';

interface Wish {
  memberId: bigint;
  permissions: readonly Permission[];
  minutes: number;
  reason: string;
  /** In the transaction that makes it so. */
  also(transaction: pg.PoolClient, begun: { id: string; endsAt: Date }): Promise<void>;
}

/** Takes effect with the next call. Undefined while an earlier one of the member lasts. */
export async function breakGlass(
  deps: Pick<StaffDeps, 'pool' | 'ids'>,
  { also, ...wish }: Wish,
): Promise<{ id: string; endsAt: Date } | undefined> {
  return inTransaction(deps.pool, async (transaction) => {
    await lockMember(transaction, wish.memberId);
    if (await findActiveBreakGlass(transaction, wish.memberId)) return undefined;
    const id = deps.ids.next();
    const endsAt = await insertBreakGlass(transaction, { ...wish, id });
    await also(transaction, { id, endsAt });
    return { id, endsAt };
  });
}

/** False where it has ended, or is another member's and `by` may end only their own. */
export async function closeGlass(
  { pool }: Pick<StaffDeps, 'pool'>,
  {
    also,
    ...end
  }: Parameters<typeof endBreakGlass>[1] & { also(transaction: pg.PoolClient, memberId: bigint): Promise<void> },
): Promise<boolean> {
  return inTransaction(pool, async (transaction) => {
    const memberId = await endBreakGlass(transaction, end);
    if (memberId === undefined) return false;
    await also(transaction, memberId);
    return true;
  });
}
