import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

/** Payments of a player whose outcome is open, and money above a limit that was not given back. */
export async function countUnderWay(db: Queryable, playerId: bigint): Promise<number> {
  const { rows } = await db.query<{ count: number }>(sql`
    select ((select count(*) from cashier.payment where player_id = ${playerId} and (status = 1 or money_due is not null))
      + (select count(*) from cashier.above_limit where player_id = ${playerId} and left_kobo > 0))::int as count`);
  return rows[0]?.count ?? 0;
}

/** With the account that is closed: the tokens are gone. */
export async function removeSavedCards(db: Queryable, playerId: bigint): Promise<void> {
  await db.query(sql`
    update cashier.saved_card set removed_at = app_now(), key_id = null, box = null
    where player_id = ${playerId} and removed_at is null`);
}
