import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

/** Bets and rounds of a player without an end, some seconds behind the journal. */
export async function countOpenRounds(db: Queryable, playerId: bigint): Promise<number> {
  const { rows } = await db.query<{ count: number }>(sql`
    select count(distinct round)::int as count from suppliers.open_stake where player_id = ${playerId}`);
  return rows[0]?.count ?? 0;
}
