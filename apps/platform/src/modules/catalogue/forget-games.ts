import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

/** With the account that is closed. */
export async function forgetGames(db: Queryable, playerId: bigint): Promise<void> {
  await db.query(sql`delete from catalogue.favourite where player_id = ${playerId}`);
  await db.query(sql`delete from catalogue.recent where player_id = ${playerId}`);
}
