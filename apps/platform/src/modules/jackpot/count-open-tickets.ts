import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

/** Tickets of jackpots that are not decided, and prizes that are not paid. */
export async function countOpenTickets(db: Queryable, playerId: bigint): Promise<number> {
  const { rows } = await db.query<{ count: number }>(sql`
    select ((select count(*) from jackpot.ticket t join jackpot.jackpot j on j.id = t.jackpot_id
        where t.player_id = ${playerId} and j.state in ('open', 'closed'))
      + (select count(*) from jackpot.prize where player_id = ${playerId} and amount is not null and paid_at is null))::int as count`);
  return rows[0]?.count ?? 0;
}
