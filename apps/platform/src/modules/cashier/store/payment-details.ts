import type { Minor } from '@harmattan/kernel/money';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

/** What only an operator is shown of a payment. */
export interface OperatorColumns {
  state_at: Date;
  approval_wait: string | null;
  send_waits: { reason: string; until: string }[];
  money_refusal: string | null;
  player_comment: string | null;
}

export async function findOperatorColumns(db: Queryable, id: string): Promise<OperatorColumns | undefined> {
  const { rows } = await db.query<OperatorColumns>(sql`
    select coalesce(state_at, created_at) as state_at, approval_wait, send_waits, money_refusal, player_comment
    from cashier.payment where id = ${id}`);
  return rows[0];
}

export interface StoryLine {
  state: string;
  at: Date;
  by: string;
  note: string | null;
}

const storyMax = 200;

/** How a payment came to be where it is, the oldest first. */
export async function listStory(db: Queryable, id: string): Promise<StoryLine[]> {
  const { rows } = await db.query<StoryLine>(sql`
    select state, at, by, note from cashier.payment_event where payment_id = ${id} order by at, id limit ${storyMax}`);
  return rows;
}

export interface LifetimeRow {
  direction: 'deposit' | 'withdraw';
  sumMinor: Minor;
  count: number;
}

/** All payments of the player that succeeded. */
export async function sumLifetime(db: Queryable, playerId: bigint): Promise<LifetimeRow[]> {
  const { rows } = await db.query<LifetimeRow>(sql`
    select direction, sum(coalesce(received_kobo, amount_kobo))::bigint as "sumMinor", count(*)::int as count
    from cashier.payment where player_id = ${playerId} and status = 0 group by direction`);
  return rows;
}

export interface OtherWithdrawal {
  id: string;
  state: string;
  amountMinor: Minor;
  createdAt: Date;
}

const othersMax = 50;

/** The player's other withdrawals of the 24 hours before a payment was asked for, and since, the newest first. */
export async function listOtherWithdrawals(
  db: Queryable,
  { id, playerId, createdAt }: { id: string; playerId: bigint; createdAt: Date },
): Promise<OtherWithdrawal[]> {
  const { rows } = await db.query<OtherWithdrawal>(sql`
    select id, state, amount_kobo as "amountMinor", created_at as "createdAt" from cashier.payment
    where player_id = ${playerId} and direction = 'withdraw' and id <> ${id}
      and created_at > ${createdAt}::timestamptz - interval '24 hours'
    order by created_at desc limit ${othersMax}`);
  return rows;
}

/** The key of the money of the player's last deposit that was credited, and when it was opened. */
export async function findLastDeposit(
  db: Queryable,
  playerId: bigint,
): Promise<{ moneyKey: string | null; createdAt: Date } | undefined> {
  const { rows } = await db.query<{ moneyKey: string | null; createdAt: Date }>(sql`
    select money_key as "moneyKey", created_at as "createdAt" from cashier.payment
    where player_id = ${playerId} and direction = 'deposit' and status = 0
    order by number desc limit 1`);
  return rows[0];
}
