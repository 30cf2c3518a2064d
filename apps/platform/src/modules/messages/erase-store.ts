import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

/** Of a closed account whose time is over: what was written to the player alone and by the player. */
export async function eraseMessages(db: Queryable, playerId: bigint): Promise<void> {
  await db.query(sql`select messages.erase_player(${playerId})`);
}
