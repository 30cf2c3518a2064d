import type pg from 'pg';
import type { Look } from './horizon-mark.ts';
import { usOf } from './instants.ts';

/** The time first, then the number. */
const drawNumber = `
with present as materialized (select ${usOf('app_now()')} as us)
select us, pg_current_xact_id()::text as number from present`;

/**
 * The number from which on transactions may still write the journal, and the one from which on none has begun. Numbers are the whole
 * server's: one that a session of another database holds is passed over, since it never writes here. The session is
 * looked for after the snapshot was taken, so that the number that is in both is that session's. Within this database nothing is
 * passed over, however old: no age proves that a transaction will write no more.
 */
export const readHorizon = `
with elsewhere as materialized (
  select backend_xid as number from pg_stat_activity
  where backend_xid is not null and datid <> (select oid from pg_database where datname = current_database())
)
select pg_snapshot_xmax(pg_current_snapshot())::text as end,
  coalesce(min(running.number), pg_snapshot_xmax(pg_current_snapshot()))::text as horizon
from pg_snapshot_xip(pg_current_snapshot()) running (number)
where running.number::xid not in (select number from elsewhere)`;

/** Draws a transaction number, notes the time before, and then reads below which number every transaction has ended. */
export async function lookAtHorizon(pool: pg.Pool): Promise<Look> {
  const { us, number } = await ask<{ us: bigint; number: string }>(pool, drawNumber);
  const { horizon, end } = await ask<{ horizon: string; end: string }>(pool, readHorizon);
  return { horizon: BigInt(horizon), end: BigInt(end), drawn: BigInt(number), drawnUs: us };
}

async function ask<Row extends pg.QueryResultRow>(pool: pg.Pool, text: string): Promise<Row> {
  return (await pool.query<Row>(text)).rows[0] as Row;
}
