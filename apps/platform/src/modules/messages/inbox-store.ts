import type { Queryable } from '@harmattan/process/transaction';

/** An inbox shows so many, the newest. */
export const listMax = 200;

/** How many of the messages that the inbox shows wait to be read. News of an older version are no news. */
export interface Unread {
  unread: number;
  version: bigint;
}

export async function findUnread(db: Queryable, playerId: bigint): Promise<Unread> {
  const [found] = await listUnread(db, [playerId]);
  return { unread: found?.unread ?? 0, version: found?.version ?? 0n };
}

/** What lies too deep to be shown can never be read, so it must not be counted, or the count would never come to nothing. */
export async function listUnread(db: Queryable, playerIds: bigint[]): Promise<(Unread & { playerId: bigint })[]> {
  const { rows } = await db.query<Unread & { playerId: bigint }>(
    `select i.player_id as "playerId", i.version,
            case when i.unread = 0 then 0 else (
              select count(*)::int from (
                select m.read_at from messages.message m
                where m.player_id = i.player_id and not m.is_sent and m.deleted_at is null
                order by m.id desc limit $2) shown
              where shown.read_at is null)
            end as unread
     from messages.inbox i where i.player_id = any($1::bigint[])`,
    [playerIds, listMax],
  );
  return rows;
}

export async function hasInbox(db: Queryable, playerId: bigint): Promise<boolean> {
  const { rowCount } = await db.query('select from messages.inbox where player_id = $1', [playerId]);
  return rowCount === 1;
}

/**
 * Says that so many more are unread, after it was done, or that what is shown has changed. Holds the inbox until the
 * transaction ends: counts of one player change one after another.
 */
export async function addUnread(db: Queryable, playerId: bigint, change: number): Promise<Unread> {
  await db.query(
    `insert into messages.inbox as i (player_id, unread, version) values ($1, greatest($2, 0), 1)
     on conflict (player_id) do update set unread = i.unread + $2, version = i.version + 1`,
    [playerId, change],
  );
  return findUnread(db, playerId);
}

/** The inboxes of these players, locked one after another, and whether they get marketing now. Players without an inbox are left out. */
export async function lockInboxes(
  db: Queryable,
  playerIds: bigint[],
): Promise<{ playerId: bigint; isMarketingOff: boolean }[]> {
  const { rows } = await db.query<{ playerId: bigint; isMarketingOff: boolean }>(
    `select player_id as "playerId", coalesce(marketing_off_until > app_now(), false) as "isMarketingOff"
     from messages.inbox where player_id = any($1::bigint[]) order by player_id for update`,
    [playerIds],
  );
  return rows;
}

/** Null: bulletins come again. */
export async function setMarketingOff(
  db: Queryable,
  { playerId, until }: { playerId: bigint; until: Date | null },
): Promise<void> {
  await db.query(
    `insert into messages.inbox as i (player_id, marketing_off_until) values ($1, $2)
     on conflict (player_id) do update set marketing_off_until = excluded.marketing_off_until`,
    [playerId, until],
  );
}

/** True for the first call for a player only. */
export async function markWelcomed(db: Queryable, playerId: bigint): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into messages.inbox as i (player_id, welcomed_at) values ($1, app_now())
     on conflict (player_id) do update set welcomed_at = excluded.welcomed_at where i.welcomed_at is null`,
    [playerId],
  );
  return rowCount === 1;
}
