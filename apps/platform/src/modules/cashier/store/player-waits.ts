import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

interface PlayerWait {
  reason: 'number changed';
  /** From now. */
  seconds: number;
}

export async function insertPlayerWait(
  db: Queryable,
  { playerId, reason, seconds, by }: PlayerWait & { playerId: bigint; by: string },
): Promise<void> {
  await db.query(sql`
    insert into cashier.player_wait (player_id, reason, until, set_by)
    values (${playerId}, ${reason}, app_now() + ${seconds} * interval '1 second', ${by})`);
}

/** Those that are not over. */
export async function listPlayerWaits(db: Queryable, playerId: bigint): Promise<PlayerWait[]> {
  const { rows } = await db.query<PlayerWait>(sql`
    select reason, ceil(extract(epoch from until - app_now()))::int as seconds from cashier.player_wait
    where player_id = ${playerId} and until > app_now()`);
  return rows;
}
