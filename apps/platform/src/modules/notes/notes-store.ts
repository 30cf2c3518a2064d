import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export interface NoteRow {
  id: bigint;
  at: Date;
  author: string;
  text: string;
}

export async function insertNote(
  db: Queryable,
  { playerId, memberId, text }: { playerId: bigint; memberId: bigint; text: string },
): Promise<bigint> {
  const { rows } = await db.query<{ id: bigint }>(sql`
    insert into notes.note (player_id, member_id, body) values (${playerId}, ${memberId}, ${text}) returning id`);
  return (rows[0] as { id: bigint }).id;
}

/** The newest first, from the one before `before`. */
export async function listNotes(
  db: Queryable,
  { playerId, before, limit }: { playerId: bigint; before: bigint | undefined; limit: number },
): Promise<NoteRow[]> {
  const { rows } = await db.query<NoteRow>(sql`
    select n.id, n.at, m.user_name as author, n.body as text from notes.note n join staff.member m on m.id = n.member_id
    where n.player_id = ${playerId} and (${before ?? null}::bigint is null or n.id < ${before ?? null})
    order by n.id desc limit ${limit}`);
  return rows;
}
