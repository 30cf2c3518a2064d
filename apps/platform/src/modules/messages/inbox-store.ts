import type { Queryable } from '@harmattan/plumbing/stand-in/transaction';

/** How many messages wait to be read. News of an older version are no news. */
export interface Unread {
  unread: number;
  version: bigint;
}

export async function findUnread(db: Queryable, playerId: bigint): Promise<Unread> {
  const { rows } = await db.query<Unread>('select unread, version from messages.inbox where player_id = $1', [
    playerId,
  ]);
  return rows[0] ?? { unread: 0, version: 0n };
}

export async function hasInbox(db: Queryable, playerId: bigint): Promise<boolean> {
  const { rowCount } = await db.query('select from messages.inbox where player_id = $1', [playerId]);
  return rowCount === 1;
}

/** Holds the inbox until the transaction ends: counts of one player change one after another. */
export async function addUnread(db: Queryable, playerId: bigint, change: 1 | -1): Promise<Unread> {
  const { rows } = await db.query<Unread>(
    `insert into messages.inbox as i (player_id, unread, version) values ($1, greatest($2, 0), 1)
     on conflict (player_id) do update set unread = i.unread + $2, version = i.version + 1
     returning unread, version`,
    [playerId, change],
  );
  return rows[0] as Unread;
}

/** True for whoever does it first. */
export async function markWelcomed(db: Queryable, playerId: bigint): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into messages.inbox as i (player_id, welcomed_at) values ($1, app_now())
     on conflict (player_id) do update set welcomed_at = excluded.welcomed_at where i.welcomed_at is null`,
    [playerId],
  );
  return rowCount === 1;
}
