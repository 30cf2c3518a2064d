import { type Sql, sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import { entriesBy, timed } from './book-scope.ts';
import type { FeedConsumer, FeedEntry } from './feed.ts';
import type { Mark } from './feed-mark.ts';
import { usOf } from './instants.ts';
import { readHorizon } from './look-at-horizon.ts';

/** The mark of a consumer, locked, and the present. Without a mark where there is none yet. */
export async function lockFeedMark(
  db: Queryable,
  consumer: string,
): Promise<{ mark?: Mark; nowUs: bigint } | 'locked'> {
  const { rows } = await db.query<Mark & { nowUs: bigint }>(
    `select number, history_at::text as "historyAt", history_at = 'infinity' as "isHistoryOver",
       case when complete_to = '-infinity' then 0 else ${usOf('complete_to')} end as "completeToUs",
       waiting_number as "waitingNumber", ${usOf('waiting_at')} as "waitingUs", ${usOf('app_now()')} as "nowUs"
     from wallet.feed_mark where consumer = $1 for update skip locked`,
    [consumer],
  );
  const [found] = rows;
  if (found) {
    const { nowUs, ...mark } = found;
    return { mark, nowUs };
  }
  const missed = await db.query<{ isThere: boolean; nowUs: bigint }>(
    `select exists (select 1 from wallet.feed_mark where consumer = $1) as "isThere", ${usOf('app_now()')} as "nowUs"`,
    [consumer],
  );
  const { isThere, nowUs } = missed.rows[0] as { isThere: boolean; nowUs: bigint };
  return isThere ? 'locked' : { nowUs };
}

/** The horizon of the feed, and the first number that had not been given. */
const feedHorizon = `select horizon::bigint + wallet.feed_offset() as horizon, "end"::bigint + wallet.feed_offset() as "end"
  from (${readHorizon}) h`;

export async function readFeedHorizon(db: Queryable): Promise<{ horizon: bigint; end: bigint }> {
  const { rows } = await db.query<{ horizon: bigint; end: bigint }>(feedHorizon);
  return rows[0] as { horizon: bigint; end: bigint };
}

/** Where a slice of so many entries ends: between two transactions, at the bound, or behind a transaction that alone wrote more. */
export async function readNumberEnd(
  db: Queryable,
  { from, bound, entriesMax }: { from: bigint; bound: bigint; entriesMax: number },
): Promise<bigint> {
  const { rows } = await db.query<{ end: bigint }>(
    `select coalesce((
       select greatest(number, $1::bigint + 1) from (
         (select number from wallet.journal where number >= $1 and number < $2 order by number limit $3::integer + 1)
         union all
         (select number from wallet.journal_old where number >= $1 and number < $2 order by number limit $3::integer + 1)
       ) given order by number offset $3 limit 1), $2::bigint) as "end"`,
    [from, bound, entriesMax],
  );
  return (rows[0] as { end: bigint }).end;
}

/** Where a slice of so many entries without a number ends: between two instants. The last one ends the history. */
export async function readHistoryEnd(
  db: Queryable,
  { from, entriesMax }: { from: string; entriesMax: number },
): Promise<{ to: string; isOver: boolean }> {
  const inside = 'number is null and at >= $1::timestamptz and at <= (select history_to from wallet.feed_era)';
  const parts = [
    ...timed.map((part) => `wallet.journal where ${part} and ${inside}`),
    `wallet.journal_old where ${inside}`,
  ];
  const first = parts.map((rows) => `(select at from ${rows} order by at limit $2)`).join(' union all ');
  const { rows } = await db.query<{ to: string; isOver: boolean }>(
    `with last as (select at from (${first}) first order by at offset $2::integer - 1 limit 1)
     select (coalesce((select at from last), (select history_to from wallet.feed_era)) + interval '1 microsecond')::text as "to",
       not exists (select 1 from last) as "isOver"`,
    [from, entriesMax],
  );
  return rows[0] as { to: string; isOver: boolean };
}

/** Of the view `feed_entry`. */
export const feedColumns = `key, player_id as "playerId", version, at, kind, status, about, amount as "amountMinor", house_amount as "houseMinor", house, of_key as "of", round,
  product, supplier, game, closes`;

export async function readByNumber(db: Queryable, { from, to }: { from: bigint; to: bigint }): Promise<FeedEntry[]> {
  const { rows } = await db.query<FeedEntry>(
    `select ${feedColumns} from wallet.feed_entry where number >= $1 and number < $2 order by player_id, version`,
    [from, to],
  );
  return rows;
}

const isInside = 'number is null and at >= $1::timestamptz and at < $2::timestamptz';

/** As the view \`feed_entry\` has them, through the indexes by time. */
const historyEntries = `select e.*, h.code as house, wallet.product_of(e.own_product, h.code) as product,
    wallet.supplier_of(e.own_product, null, h.code) as supplier, wallet.game_of(e.own_product, null, e.memo) as game
  from (${entriesBy('key, player_id, version, at, kind, status, about, amount, house_amount, house_id, of_key, round, memo, closes, product as own_product', isInside)}) e
  left join wallet.house_account h on h.id = e.house_id`;

export async function readByTime(db: Queryable, { from, to }: { from: string; to: string }): Promise<FeedEntry[]> {
  const { rows } = await db.query<FeedEntry>(
    `select ${feedColumns} from (${historyEntries}) entry order by player_id, version`,
    [from, to],
  );
  return rows;
}

/**
 * Whether a consumer may have entries to read: the newest entry is not below its mark. An entry that is committed late has a number that is not
 * below the mark either, since a mark never passes the horizon.
 */
export function hasNews({ name }: FeedConsumer): Sql {
  return sql`(select number <= coalesce((select max(number) from wallet.journal), -1) or history_at < 'infinity'
    from wallet.feed_mark where consumer = ${name})`;
}

/** Whether entries from before an instant may be missing. */
export function isBehind({ name }: FeedConsumer, instant: Sql): Sql {
  return sql`(select complete_to < ${instant} from wallet.feed_mark where consumer = ${name})`;
}

/** Entries with lower numbers are consumed. Undefined for a consumer that has not begun. */
export async function readFeedNumber(db: Queryable, { name }: FeedConsumer): Promise<bigint | undefined> {
  const { rows } = await db.query<{ number: bigint }>('select number from wallet.feed_mark where consumer = $1', [
    name,
  ]);
  return rows[0]?.number;
}

/** Whether every entry from before that instant is consumed, and any that may still be on its way. */
export async function isConsumed(db: Queryable, { name }: FeedConsumer, instant: Date): Promise<boolean> {
  const { rows } = await db.query('select 1 from wallet.feed_mark where consumer = $1 and complete_to >= $2', [
    name,
    instant,
  ]);
  return rows.length > 0;
}

export interface FeedLag {
  consumer: string;
  lagMs: number;
}

/** How old the oldest entry may be that a consumer has not consumed. Of one that has not caught up once, since it began. */
export async function readFeedLags(db: Queryable): Promise<FeedLag[]> {
  const { rows } = await db.query<FeedLag>(
    `select consumer, greatest(date_part('epoch', app_now() - greatest(complete_to, started_at)) * 1000, 0) as "lagMs"
     from wallet.feed_mark order by consumer`,
  );
  return rows;
}

/** Numbers go on behind those of another server, in a restored copy. Asked before the first entry is written. */
export async function beginFeedEra(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ isNew: boolean }>('select wallet.begin_feed_era() as "isNew"');
  return rows[0]?.isNew === true;
}

export interface Writer {
  pid: number;
  user: string;
  since: Date | null;
}

/** The session whose transaction has the lowest number: entries from then on wait for its end. */
export async function readOldestWriter(db: Queryable): Promise<Writer | undefined> {
  const { rows } = await db.query<Writer>(
    `select pid, usename as "user", xact_start as since from pg_stat_activity
     where backend_xid is not null and pid <> pg_backend_pid()
       and datid = (select oid from pg_database where datname = current_database())
     order by age(backend_xid) desc limit 1`,
  );
  return rows[0];
}
