import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

/** Of a closed account: what was written to the player alone and by the player. A letter that went to many stays, for them. */
export async function eraseMessages(db: Queryable, playerId: bigint): Promise<void> {
  await db.query(sql`
    update messages.letter l set header = '', inner_header = '', body = '', footer = ''
    where l.id in (select m.letter_id from messages.message m where m.player_id = ${playerId})
      and not exists (select from messages.message o where o.letter_id = l.id and o.player_id <> ${playerId})`);
  await db.query(sql`update messages.thread set header = '' where player_id = ${playerId}`);
  await db.query(sql`delete from messages.message where player_id = ${playerId}`);
}
