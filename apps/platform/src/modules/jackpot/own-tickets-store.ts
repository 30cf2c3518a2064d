import type { Queryable } from '@harmattan/process/transaction';
import type { Ticket } from './tickets-store.ts';

const columns =
  'id, jackpot_id as "jackpotId", player_id as "playerId", placed_at as "placedAt", picks, columns, together';

/** The player's own, the newest first, from the one after `before`. */
export async function listTicketsOf(
  db: Queryable,
  { playerId, before, limit }: { playerId: bigint; before: string | undefined; limit: number },
): Promise<Ticket[]> {
  const { rows } = await db.query<Ticket>(
    `select ${columns} from jackpot.ticket where player_id = $1 and ($2::uuid is null or (placed_at, id) < (
       select placed_at, id from jackpot.ticket where player_id = $1 and id = $2))
     order by placed_at desc, id desc limit $3`,
    [playerId, before ?? null, limit],
  );
  return rows;
}

export async function findTicketOf(db: Queryable, playerId: bigint, id: string): Promise<Ticket | undefined> {
  const { rows } = await db.query<Ticket>(`select ${columns} from jackpot.ticket where player_id = $1 and id = $2`, [
    playerId,
    id,
  ]);
  return rows[0];
}
