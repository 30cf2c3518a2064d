import type { Queryable } from '@harmattan/process/transaction';

/** What stands on the page. */
export interface Writing {
  header: string;
  innerHeader: string;
  text: string;
  footer: string;
}

export interface ShownMessage extends Writing {
  id: bigint;
  createdAt: Date;
  isRead: boolean;
}

/** Undefined when a letter of that key was written before. */
export async function insertLetter(
  db: Queryable,
  letter: Writing & { threadId: bigint | null; actor: string | null; key: string | null },
): Promise<bigint | undefined> {
  const { threadId, actor, header, innerHeader, text, footer, key } = letter;
  const { rows } = await db.query<{ id: bigint }>(
    `insert into messages.letter (thread_id, actor, header, inner_header, body, footer, key)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (key) do nothing returning id`,
    [threadId, actor, header, innerHeader, text, footer, key],
  );
  return rows[0]?.id;
}

export async function findLetter(db: Queryable, key: string): Promise<bigint | undefined> {
  const { rows } = await db.query<{ id: bigint }>('select id from messages.letter where key = $1', [key]);
  return rows[0]?.id;
}

/** Puts a letter into the inbox, or among what the player sent. */
export async function insertMessage(
  db: Queryable,
  message: { letterId: bigint; playerId: bigint; isSent: boolean },
): Promise<bigint> {
  const { rows } = await db.query<{ id: bigint }>(
    'insert into messages.message (letter_id, player_id, is_sent) values ($1, $2, $3) returning id',
    [message.letterId, message.playerId, message.isSent],
  );
  return (rows[0] as { id: bigint }).id;
}

/** Puts a letter into inboxes that exist, into each once, and says which ones got it now. */
export async function insertMessages(db: Queryable, letterId: bigint, playerIds: bigint[]): Promise<bigint[]> {
  const { rows } = await db.query<{ playerId: bigint }>(
    `with letters as (
       insert into messages.message (letter_id, player_id, is_sent)
       select $1, player_id, false from messages.inbox where player_id = any($2::bigint[])
       on conflict (letter_id, player_id) do nothing returning player_id),
     counted as (
       update messages.inbox i set unread = i.unread + 1, version = i.version + 1 from letters
       where i.player_id = letters.player_id)
     select player_id as "playerId" from letters`,
    [letterId, playerIds],
  );
  return rows.map(({ playerId }) => playerId);
}

/** The message that a letter is for a player. */
export async function findMessage(db: Queryable, letterId: bigint, playerId: bigint): Promise<bigint | undefined> {
  const { rows } = await db.query<{ id: bigint }>(
    'select id from messages.message where letter_id = $1 and player_id = $2',
    [letterId, playerId],
  );
  return rows[0]?.id;
}

/** The newest first. */
export async function listMessages(
  db: Queryable,
  { playerId, isSent, limit }: { playerId: bigint; isSent: boolean; limit: number },
): Promise<ShownMessage[]> {
  const { rows } = await db.query<ShownMessage>(
    `select m.id, l.header, l.inner_header as "innerHeader", l.body as text, l.footer, m.created_at as "createdAt",
            m.is_sent or m.read_at is not null as "isRead"
     from messages.message m join messages.letter l on l.id = m.letter_id
     where m.player_id = $1 and m.is_sent = $2 and m.deleted_at is null
     order by m.id desc limit $3`,
    [playerId, isSent, limit],
  );
  return rows;
}

export interface PlayerMessage {
  id: bigint;
  createdAt: Date;
  header: string;
  text: string;
  /** Null: the player's own. */
  actor: string | null;
  isSent: boolean;
  isRead: boolean;
  isDeleted: boolean;
}

/** All of a player, also those that the player deleted, the newest first, from the one before `before`. */
export async function listPlayerMessages(
  db: Queryable,
  { playerId, before, limit }: { playerId: bigint; before: bigint | undefined; limit: number },
): Promise<PlayerMessage[]> {
  const { rows } = await db.query<PlayerMessage>(
    `select m.id, m.created_at as "createdAt", l.header, l.body as text, l.actor, m.is_sent as "isSent",
            m.is_sent or m.read_at is not null as "isRead", m.deleted_at is not null as "isDeleted"
     from messages.message m join messages.letter l on l.id = m.letter_id
     where m.player_id = $1 and ($2::bigint is null or m.id < $2) order by m.id desc limit $3`,
    [playerId, before ?? null, limit],
  );
  return rows;
}

/** True for the first read only. */
export async function markRead(db: Queryable, message: { id: bigint; playerId: bigint }): Promise<boolean> {
  const { rowCount } = await db.query(
    `update messages.message set read_at = app_now()
     where id = $1 and player_id = $2 and not is_sent and read_at is null and deleted_at is null`,
    [message.id, message.playerId],
  );
  return rowCount === 1;
}

export async function isInInbox(db: Queryable, message: { id: bigint; playerId: bigint }): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from messages.message where id = $1 and player_id = $2 and not is_sent and deleted_at is null',
    [message.id, message.playerId],
  );
  return rowCount === 1;
}

/** Undefined when it was deleted before, or the player has no message of that id. */
export async function markDeleted(
  db: Queryable,
  message: { id: bigint; playerId: bigint },
): Promise<{ wasUnread: boolean; wasSent: boolean } | undefined> {
  const { rows } = await db.query<{ wasUnread: boolean; wasSent: boolean }>(
    `update messages.message set deleted_at = app_now()
     where id = $1 and player_id = $2 and deleted_at is null
     returning not is_sent and read_at is null as "wasUnread", is_sent as "wasSent"`,
    [message.id, message.playerId],
  );
  return rows[0];
}

/** Whether it is, or was, the player's. */
export async function isOwn(db: Queryable, message: { id: bigint; playerId: bigint }): Promise<boolean> {
  const { rowCount } = await db.query('select from messages.message where id = $1 and player_id = $2', [
    message.id,
    message.playerId,
  ]);
  return rowCount === 1;
}

export async function writeAudit(
  db: Queryable,
  row: { actor: string; action: 'reply' | 'write' | 'write to many'; letterId: bigint; playerId: bigint | null },
): Promise<void> {
  await db.query('insert into messages.audit (actor, action, letter_id, player_id) values ($1, $2, $3, $4)', [
    row.actor,
    row.action,
    row.letterId,
    row.playerId,
  ]);
}
