import type { Queryable } from '@harmattan/plumbing/stand-in/transaction';
import type { Unread } from './inbox-store.ts';

/** To everybody who has an inbox now. */
export async function insertBulletin(db: Queryable, letterId: bigint): Promise<void> {
  await db.query(
    `insert into messages.bulletin (letter_id, player_max)
     values ($1, coalesce((select max(player_id) from messages.inbox), 0))`,
    [letterId],
  );
}

export interface Bulletin {
  letterId: bigint;
  lastPlayer: bigint;
  playerMax: bigint;
}

/** The oldest that is under way and that nobody else is at; held until the transaction ends. */
export async function takeBulletin(db: Queryable): Promise<Bulletin | undefined> {
  const { rows } = await db.query<Bulletin>(
    `select letter_id as "letterId", last_player as "lastPlayer", player_max as "playerMax"
     from messages.bulletin where done_at is null order by letter_id limit 1 for update skip locked`,
  );
  return rows[0];
}

/** Puts the letter into the next inboxes and answers what is unread in them now. */
export async function deliver(
  db: Queryable,
  { letterId, lastPlayer, playerMax }: Bulletin,
  limit: number,
): Promise<(Unread & { playerId: bigint })[]> {
  const { rows } = await db.query<Unread & { playerId: bigint }>(
    `with next as materialized (
       select player_id from messages.inbox where player_id > $2 and player_id <= $3 order by player_id limit $4 for update),
     letters as (
       insert into messages.message (letter_id, player_id, is_sent) select $1, player_id, false from next)
     update messages.inbox i set unread = i.unread + 1, version = i.version + 1 from next
     where i.player_id = next.player_id
     returning i.player_id as "playerId", i.unread, i.version`,
    [letterId, lastPlayer, playerMax, limit],
  );
  return rows;
}

export async function moveBulletin(
  db: Queryable,
  letterId: bigint,
  to: { lastPlayer: bigint } | 'done',
): Promise<void> {
  if (to === 'done')
    await db.query('update messages.bulletin set done_at = app_now() where letter_id = $1', [letterId]);
  else await db.query('update messages.bulletin set last_player = $2 where letter_id = $1', [letterId, to.lastPlayer]);
}
