import { type Sql, sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export interface Thread {
  id: bigint;
  playerId: bigint;
  department: string;
  header: string;
  askedAt: Date;
  answeredAt: Date | null;
}

export interface ThreadLetter {
  /** Null: the player's. */
  actor: string | null;
  header: string;
  text: string;
  writtenAt: Date;
  /** Whether the player has read it; their own, they have. */
  isRead: boolean;
  isDeleted: boolean;
}

const columns = `id, player_id as "playerId", department, header, asked_at as "askedAt", answered_at as "answeredAt"`;

/** Undefined when the player used that key before. */
export async function insertThread(
  db: Queryable,
  thread: { playerId: bigint; department: string; header: string; key: string | null },
): Promise<bigint | undefined> {
  const { rows } = await db.query<{ id: bigint }>(
    `insert into messages.thread (player_id, department, header, key) values ($1, $2, $3, $4)
     on conflict (player_id, key) do nothing returning id`,
    [thread.playerId, thread.department, thread.header, thread.key],
  );
  return rows[0]?.id;
}

/** The message that a key of the player's stands for. */
export async function findSentMessage(db: Queryable, playerId: bigint, key: string): Promise<bigint | undefined> {
  const { rows } = await db.query<{ id: bigint }>(
    `select m.id from messages.thread t
     join messages.letter l on l.thread_id = t.id and l.actor is null
     join messages.message m on m.letter_id = l.id
     where t.player_id = $1 and t.key = $2`,
    [playerId, key],
  );
  return rows[0]?.id;
}

/** Holds it until the transaction ends. */
export async function lockThread(db: Queryable, id: bigint): Promise<Thread | undefined> {
  const { rows } = await db.query<Thread>(`select ${columns} from messages.thread where id = $1 for no key update`, [
    id,
  ]);
  return rows[0];
}

export async function findThread(db: Queryable, id: bigint): Promise<Thread | undefined> {
  const { rows } = await db.query<Thread>(`select ${columns} from messages.thread where id = $1`, [id]);
  return rows[0];
}

export async function markAnswered(db: Queryable, id: bigint): Promise<void> {
  await db.query('update messages.thread set answered_at = app_now() where id = $1', [id]);
}

/** The newest first, from the one before `before`. */
export async function listThreads(
  db: Queryable,
  wanted: { state: 'waiting' | 'answered'; department: string | null; before: bigint | null; limit: number },
): Promise<Thread[]> {
  const { rows } = await db.query<Thread>(
    `select ${columns} from messages.thread
     where answered_at is ${wanted.state === 'waiting' ? '' : 'not'} null
       and ($1::text is null or department = $1) and ($2::bigint is null or id < $2)
     order by id desc limit $3`,
    [wanted.department, wanted.before, wanted.limit],
  );
  return rows;
}

/** Those that have waited so long, the oldest first. */
export const hasLongWaiting = (waitedMs: number): Sql => sql`exists (
  select from messages.thread where answered_at is null and asked_at <= (select app_now()) - ${waitedMs} * interval '1 millisecond')`;

export async function listLongWaiting(
  db: Queryable,
  { waitedMs, limit }: { waitedMs: number; limit: number },
): Promise<Thread[]> {
  const { rows } = await db.query<Thread>(
    `select ${columns} from messages.thread
     where answered_at is null and asked_at <= app_now() - $1 * interval '1 millisecond' order by id limit $2`,
    [waitedMs, limit],
  );
  return rows;
}

/** In the order in which they were written. */
export async function listLetters(db: Queryable, threadId: bigint): Promise<ThreadLetter[]> {
  const { rows } = await db.query<ThreadLetter>(
    `select l.actor, l.header, l.body as text, l.written_at as "writtenAt",
            m.is_sent or m.read_at is not null as "isRead", m.deleted_at is not null as "isDeleted"
     from messages.letter l join messages.message m on m.letter_id = l.id
     where l.thread_id = $1 order by l.id`,
    [threadId],
  );
  return rows;
}
