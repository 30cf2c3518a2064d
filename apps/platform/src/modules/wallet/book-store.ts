import type pg from 'pg';
import type { Slice } from './book-slices.ts';

export type Pass = 'new' | 'all';

export interface BookMark {
  /** The transaction horizon, for the pass over what is new. */
  mark: string | null;
  checkedTo: string;
  /** Where the next check begins: a clock that was set back by less than ten seconds does no harm. */
  start: string;
}

const markColumns = `mark, checked_to::text as "checkedTo", (checked_to - interval '10 seconds')::text as start`;

export async function readBookMark(pool: pg.Pool, pass: Pass): Promise<BookMark | undefined> {
  const { rows } = await pool.query<BookMark>(`select ${markColumns} from wallet.book_mark where pass = $1`, [pass]);
  return rows[0];
}

/**
 * Moves the mark behind a slice, though not beyond `finalAt`: from there on entries may still be committed. A slice in which a
 * rule is broken becomes a suspect in the same statement. Answers the new mark, or nothing where another checker has moved it.
 */
export async function moveBookMark(
  pool: pg.Pool,
  move: {
    pass: Pass;
    before: BookMark | undefined;
    mark: string | null;
    finalAt: string;
    slice: Slice;
    isBroken: boolean;
  },
): Promise<BookMark | undefined> {
  const { pass, before, mark, finalAt, slice, isBroken } = move;
  const { rows } = await pool.query<BookMark>(
    `with moved as (
       insert into wallet.book_mark (pass, mark, checked_to) values ($1, $2, least($3::timestamptz, $4::timestamptz))
       on conflict (pass) do update set mark = excluded.mark, checked_to = excluded.checked_to
       where (book_mark.mark, book_mark.checked_to) is not distinct from ($5::text, $6::timestamptz)
       returning mark, checked_to),
     suspect as (
       insert into wallet.book_suspect (from_at, to_at)
       select $7::timestamptz, least($3::timestamptz, app_now()) from moved where $8::boolean and not exists (
         select 1 from wallet.book_suspect known where known.player_id is null
           and known.from_at <= $7::timestamptz and known.to_at >= least($3::timestamptz, app_now())))
     select ${markColumns} from moved`,
    [pass, mark, slice.to, finalAt, before?.mark ?? null, before?.checkedTo ?? null, slice.from, isBroken],
  );
  return rows[0];
}

/** The pass over the whole journal begins again at its first entry. */
export async function restartPass(pool: pg.Pool, pass: Pass): Promise<void> {
  await pool.query(`update wallet.book_mark set checked_to = '-infinity' where pass = $1`, [pass]);
}

/** House accounts are checked again from that instant on: the window itself has no entries. */
export async function insertHouseSuspect(pool: pg.Pool, from: string): Promise<void> {
  await pool.query(
    `insert into wallet.book_suspect (from_at, to_at) select $1::timestamptz, $1::timestamptz where not exists (
       select 1 from wallet.book_suspect known where known.player_id is null and known.from_at <= $1::timestamptz)`,
    [from],
  );
}

export type Suspect = Slice & { id: bigint };

interface SuspectRow {
  id: bigint;
  from: string;
  to: string;
  /** Null, as is the version, where a whole time is suspected. */
  playerId: bigint | null;
  version: bigint | null;
}

/** The oldest first. */
export async function readSuspects(pool: pg.Pool, limit: number): Promise<Suspect[]> {
  const { rows } = await pool.query<SuspectRow>(
    `select id, from_at::text as from, to_at::text as to, player_id as "playerId", version
     from wallet.book_suspect order by from_at, id limit $1`,
    [limit],
  );
  return rows.map(({ id, from, to, playerId, version }) => ({
    ...{ id, from, to },
    ...(playerId === null || version === null ? {} : { changed: { playerId, version } }),
  }));
}

export async function deleteSuspect(pool: pg.Pool, id: bigint): Promise<void> {
  await pool.query('delete from wallet.book_suspect where id = $1', [id]);
}

/** How far new entries were checked for good, null while that is not known, and how many places are checked again because a rule was broken there. */
export async function readBookHealth(pool: pg.Pool): Promise<{ checkedTo: Date | null; suspects: number }> {
  const { rows } = await pool.query<{ checkedTo: Date | null; suspects: number }>(
    `select (select nullif(checked_to, '-infinity') from wallet.book_mark where pass = 'new') as "checkedTo",
       (select count(*)::integer from wallet.book_suspect) as suspects`,
  );
  return rows[0] ?? { checkedTo: null, suspects: 0 };
}
