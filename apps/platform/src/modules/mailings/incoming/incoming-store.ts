import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

/** False for a text that was acted on before. */
export async function insertIncoming(
  db: Queryable,
  { id, playerId, word }: { id: string; playerId: bigint; word: string },
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    insert into mailings.incoming (id, player_id, word) values (${id}, ${playerId}, ${word}) on conflict do nothing`);
  return rowCount === 1;
}
