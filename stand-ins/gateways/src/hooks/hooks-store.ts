import { prune } from '@harmattan/process/prune';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';
import { type ChosenManner, type Manner, ordinary } from './manners.ts';

export interface Delivery {
  id: string;
  sender: string;
  path: string;
  body: string;
  isForged: boolean;
}

const batchMax = 20;
/** How long after each attempt the next one comes; after the last one there is none. */
const retryAfterSeconds = [1, 5, 30, 300, 1_800, 7_200, 43_200, 86_400];

export async function insertDelivery(db: Queryable, delivery: Delivery & { delayMs: number }): Promise<void> {
  await db.query(
    `insert into hooks.delivery (id, sender, path, body, is_forged, due_at)
     values ($1, $2, $3, $4, $5, app_now() + $6 * interval '1 millisecond')`,
    [delivery.id, delivery.sender, delivery.path, delivery.body, delivery.isForged, delivery.delayMs],
  );
}

export const hasDue = sql`exists (select from hooks.delivery where state = 'waiting' and due_at <= (select app_now()))`;

/** Claims what is due, or `onlyIds` before their time, and sets the next attempt: a process that dies while sending loses nothing. */
export async function claimDue(pool: pg.Pool, onlyIds?: string[]): Promise<Delivery[]> {
  const { rows } = await pool.query<Delivery>(
    `update hooks.delivery d
     set attempts = d.attempts + 1,
         due_at = app_now() + ($1::int[])[least(d.attempts + 1, cardinality($1::int[]))] * interval '1 second'
     where d.id in (
       select id from hooks.delivery
       where state = 'waiting' and case when $2::uuid[] is null then due_at <= app_now() else id = any($2) end
       order by due_at, id limit $3 for update skip locked)
     returning d.id, d.sender, d.path, d.body, d.is_forged as "isForged"`,
    [retryAfterSeconds, onlyIds ?? null, batchMax],
  );
  return rows;
}

export async function markDelivered(pool: pg.Pool, id: string): Promise<void> {
  await pool.query(`update hooks.delivery set state = 'delivered' where id = $1`, [id]);
}

export async function markFailed(pool: pg.Pool, id: string): Promise<void> {
  await pool.query(`update hooks.delivery set state = 'given up' where id = $1 and attempts > $2`, [
    id,
    retryAfterSeconds.length,
  ]);
}

export async function findManner(db: Queryable, number: string | null): Promise<ChosenManner> {
  if (number === null) return ordinary;
  const { rows } = await db.query('select manner, minutes from hooks.manner where number = $1', [number]);
  return (rows[0] as ChosenManner | undefined) ?? ordinary;
}

export async function saveManner(
  pool: pg.Pool,
  { number, manner, minutes }: { number: string; manner: Manner; minutes: number },
): Promise<void> {
  await pool.query(
    `insert into hooks.manner (number, manner, minutes) values ($1, $2, $3)
     on conflict (number) do update set manner = excluded.manner, minutes = excluded.minutes`,
    [number, manner, minutes],
  );
}

export async function deleteOldDeliveries(pool: pg.Pool, keepDays: number): Promise<void> {
  const where = `state <> 'waiting' and made_at < app_now() - $1 * interval '1 day'`;
  await prune(pool, { table: 'hooks.delivery', where, values: [keepDays] });
}
