import type { Queryable } from '@harmattan/process/transaction';

/** Writing to many and making an inbox wait for each other: so each inbox is seen by a bulletin, or sees it. */
const turn = `hashtext('messages.bulletin')`;

/** To all players who have an inbox now. `deliverMissed` covers players whose inbox is made later. */
export async function insertBulletin(db: Queryable, letterId: bigint): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(${turn})`);
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

/** The oldest that is under way and that no other transaction has locked; locked until the transaction ends. */
export async function takeBulletin(db: Queryable): Promise<Bulletin | undefined> {
  const { rows } = await db.query<Bulletin>(
    `select letter_id as "letterId", last_player as "lastPlayer", player_max as "playerMax"
     from messages.bulletin where done_at is null order by letter_id limit 1 for update skip locked`,
  );
  return rows[0];
}

/** Until the transaction ends no bulletin is begun. Those that are begun can be seen from then on. */
export async function holdBulletins(db: Queryable): Promise<void> {
  await db.query(`select pg_advisory_xact_lock_shared(${turn})`);
}

/** Puts what was written to many since then into a late inbox, and says how many that were. */
export async function deliverMissed(db: Queryable, playerId: bigint, since: Date): Promise<number> {
  const { rowCount } = await db.query(
    `insert into messages.message (letter_id, player_id, is_sent)
     select l.id, $1, false from messages.bulletin b join messages.letter l on l.id = b.letter_id
     where l.written_at >= $2 order by l.id
     on conflict (letter_id, player_id) do nothing`,
    [playerId, since],
  );
  return rowCount ?? 0;
}

/** Puts the letter into the next inboxes, and says which ones these are and whether they had it before. */
export async function deliver(
  db: Queryable,
  { letterId, lastPlayer, playerMax }: Bulletin,
  limit: number,
): Promise<{ playerId: bigint; isNew: boolean }[]> {
  const { rows } = await db.query<{ playerId: bigint; isNew: boolean }>(
    `with next as materialized (
       select player_id from messages.inbox where player_id > $2 and player_id <= $3 order by player_id limit $4 for update),
     letters as (
       insert into messages.message (letter_id, player_id, is_sent) select $1, player_id, false from next
       on conflict (letter_id, player_id) do nothing returning player_id),
     counted as (
       update messages.inbox i set unread = i.unread + 1, version = i.version + 1 from letters
       where i.player_id = letters.player_id)
     select player_id as "playerId", letters.player_id is not null as "isNew"
     from next left join letters using (player_id)`,
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
