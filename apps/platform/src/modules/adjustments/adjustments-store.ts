import type { Minor } from '@harmattan/kernel/money';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export type Direction = 'credit' | 'debit';

export interface RequestRow {
  approval_id: string;
  player_id: bigint;
  amount_minor: Minor;
  direction: Direction;
  reason: string;
  /** `waits` until a second person decides; `no`: that person refused. */
  state: 'waits' | 'no' | 'due' | 'done' | 'refused';
}

export interface AdjustmentRow {
  id: string;
  player_id: bigint;
  amount_minor: Minor;
  direction: Direction;
  created_at: Date;
  balance_after_minor: Minor | null;
}

const columns = sql`id, player_id, amount_minor, direction, created_at, balance_after_minor`;

/** False where the key was used before. */
export async function insertRequest(
  db: Queryable,
  request: {
    key: string;
    approvalId: string;
    playerId: bigint;
    amountMinor: Minor;
    direction: Direction;
    reason: string;
  },
): Promise<boolean> {
  const { key, approvalId, playerId, amountMinor, direction, reason } = request;
  const { rowCount } = await db.query(sql`
    insert into adjustments.request (key, approval_id, player_id, amount_minor, direction, reason)
    values (${key}, ${approvalId}, ${playerId}, ${amountMinor}, ${direction}, ${reason}) on conflict do nothing`);
  return rowCount === 1;
}

export async function findRequest(db: Queryable, key: string): Promise<RequestRow | undefined> {
  const { rows } = await db.query<RequestRow>(sql`
    select r.approval_id, r.player_id, r.amount_minor, r.direction, r.reason,
           coalesce(a.state, case when q.decided_at is null then 'waits' else 'no' end) as state
    from adjustments.request r join approvals.request q on q.id = r.approval_id
    left join adjustments.adjustment a on a.id = r.approval_id where r.key = ${key}`);
  return rows[0];
}

/** Of the amount and the player that were asked for, whatever the caller has at hand. */
export async function insertAdjustment(db: Queryable, approvalId: string): Promise<AdjustmentRow | undefined> {
  const { rows } = await db.query<AdjustmentRow>(sql`
    insert into adjustments.adjustment (id, player_id, amount_minor, direction)
    select approval_id, player_id, amount_minor, direction from adjustments.request where approval_id = ${approvalId}
    returning ${columns}`);
  return rows[0];
}

export const hasDue = sql`exists (select from adjustments.adjustment where state = 'due')`;

export async function listDue(db: Queryable, limit: number): Promise<AdjustmentRow[]> {
  const { rows } = await db.query<AdjustmentRow>(sql`
    select ${columns} from adjustments.adjustment where state = 'due' order by created_at limit ${limit}`);
  return rows;
}

/** Leaves alone what another process has marked. */
export async function markAdjustment(
  db: Queryable,
  { id, balanceAfterMinor }: { id: string; balanceAfterMinor: Minor | null },
): Promise<void> {
  await db.query(sql`
    update adjustments.adjustment set state = ${balanceAfterMinor === null ? 'refused' : 'done'}, balance_after_minor = ${balanceAfterMinor}
    where id = ${id} and state = 'due'`);
}

/** Those that moved money, the newest first. */
export async function listDone(
  db: Queryable,
  { playerId, from, before, limit }: { playerId: bigint; from: Date; before: Date; limit: number },
): Promise<AdjustmentRow[]> {
  const { rows } = await db.query<AdjustmentRow>(sql`
    select ${columns} from adjustments.adjustment
    where player_id = ${playerId} and created_at >= ${from} and created_at < ${before} and state = 'done'
    order by created_at desc, id desc limit ${limit}`);
  return rows;
}
