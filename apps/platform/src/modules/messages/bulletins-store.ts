import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

/** Writing to many and making an inbox wait for each other: so each inbox is seen by a bulletin, or sees it. */
const turn = `hashtext('messages.bulletin')`;

/** To all players who have an inbox now. `deliverMissed` covers players whose inbox is made later. */
export async function insertBulletin(db: Queryable, letterId: bigint, isService: boolean): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(${turn})`);
  await db.query(
    `insert into messages.bulletin (letter_id, player_max, is_service)
     values ($1, coalesce((select max(player_id) from messages.inbox), 0), $2)`,
    [letterId, isService],
  );
}

export interface Bulletin {
  letterId: bigint;
  lastPlayer: bigint;
  playerMax: bigint;
  /** About the service itself: it goes to those as well who want no marketing. */
  isService: boolean;
}

export const isUnderWay = sql`exists (select from messages.bulletin where done_at is null)`;

/** The oldest that is under way and that no other transaction has locked; locked until the transaction ends. */
export async function takeBulletin(db: Queryable): Promise<Bulletin | undefined> {
  const { rows } = await db.query<Bulletin>(
    `select letter_id as "letterId", last_player as "lastPlayer", player_max as "playerMax", is_service as "isService"
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
     where l.written_at >= $2 and (b.is_service or not exists (
       select from messages.inbox i where i.player_id = $1 and i.marketing_off_until > app_now()))
     order by l.id
     on conflict (letter_id, player_id) do nothing`,
    [playerId, since],
  );
  return rowCount ?? 0;
}

/** Puts the letter into the next inboxes, all but those without marketing, and says which ones were looked at and which got it now. */
export async function deliver(
  db: Queryable,
  { letterId, lastPlayer, playerMax, isService }: Bulletin,
  limit: number,
): Promise<{ playerId: bigint; isNew: boolean }[]> {
  const { rows } = await db.query<{ playerId: bigint; isNew: boolean }>(
    `with next as materialized (
       select player_id, coalesce(marketing_off_until > app_now(), false) as is_off from messages.inbox where player_id > $2 and player_id <= $3 order by player_id limit $4 for update),
     letters as (
       insert into messages.message (letter_id, player_id, is_sent) select $1, player_id, false from next where $5 or not is_off
       on conflict (letter_id, player_id) do nothing returning player_id),
     counted as (
       update messages.inbox i set unread = i.unread + 1, version = i.version + 1 from letters
       where i.player_id = letters.player_id)
     select player_id as "playerId", letters.player_id is not null as "isNew"
     from next left join letters using (player_id)`,
    [letterId, lastPlayer, playerMax, limit, isService],
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
