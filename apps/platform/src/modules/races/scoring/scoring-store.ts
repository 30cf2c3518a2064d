import { assert } from '@harmattan/kernel/assert';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { Tally } from '../../turnover/index.ts';

export interface ScoredTally extends Tally {
  /** Whether it has been counted before. */
  isCounted: boolean;
}

export async function readState(db: Queryable, restMs: number): Promise<{ revision: bigint; isRested: boolean }> {
  const { rows } = await db.query(
    `select revision, looked_at not between app_now() - $1 * interval '1 millisecond' and app_now()
       as "isRested" from races.scoring`,
    [restMs],
  );
  return rows[0];
}

/** The next revision, for the transaction that has the mark. A process of an earlier version cannot read `feed` as its mark, and does not score. */
export async function moveOn(db: Queryable): Promise<bigint> {
  const { rows } = await db.query<{ revision: bigint }>(
    `update races.scoring set mark = 'feed', revision = revision + 1, looked_at = app_now() returning revision`,
  );
  const [moved] = rows;
  assert(moved, 'there is one row of scoring');
  return moved.revision;
}

/** Whether a race that has begun was not counted, or one that is over waits for the last of its stakes. */
export const hasUncounted = sql`exists (
  select from races.race r where state in ('upcoming', 'running', 'finished') and players is null and starts_at <= (select app_now())
    and (ends_at <= (select app_now()) or not exists (select from races.scored_race s where s.race_id = r.id)))`;

/** Whose standing is not written yet, though they have begun. */
export async function listTallies(db: Queryable): Promise<ScoredTally[]> {
  const { rows } = await db.query(
    `select ${tallyColumns}, exists (select 1 from races.scored_race s where s.race_id = r.id) as "isCounted"
     from races.race r where state in ('upcoming', 'running', 'finished') and players is null and starts_at <= app_now() order by id`,
  );
  return rows;
}

export async function findTally(db: Queryable, raceId: number): Promise<Tally | undefined> {
  const { rows } = await db.query(`select ${tallyColumns} from races.race r where id = $1`, [raceId]);
  return rows[0];
}

/** The house account that a supplier's stakes go to, and what its books call a game. */
const tallyColumns = `r.id, r.starts_at as "from", r.ends_at as "to", (
  select coalesce(jsonb_agg(distinct jsonb_build_object('house', 'house:' || g.supplier, 'game', g.external_id)), '[]')
  from races.race_game g where g.race_id = r.id) as games`;

/** There may be a million rows. The server ends what takes too long; without this we would not wait for it. */
const patienceMs = 600_000;
const patiently = (db: Queryable, text: string, values: unknown[]) =>
  db.query({ text, values, query_timeout: patienceMs } as pg.QueryConfig);

/** From here on the race is told anew, from nothing. */
export async function beginScores(db: Queryable, raceId: number, revision: bigint): Promise<void> {
  await patiently(db, 'update races.score set turnover = 0, reached_us = 0 where race_id = $1', [raceId]);
  await db.query(
    `insert into races.scored_race (race_id, first_revision) values ($1, $2)
     on conflict (race_id) do update set first_revision = excluded.first_revision`,
    [raceId, revision],
  );
}

export async function setScores(
  db: Queryable,
  raceId: number,
  players: { playerId: bigint; turnoverMinor: bigint; latestUs: bigint }[],
): Promise<void> {
  await db.query(
    `insert into races.score (race_id, player_id, turnover, reached_us)
     select $1, * from unnest($2::bigint[], $3::bigint[], $4::bigint[])
     on conflict (race_id, player_id) do update set turnover = excluded.turnover, reached_us = excluded.reached_us`,
    [
      raceId,
      arrayOf(players, ({ playerId }) => playerId),
      arrayOf(players, ({ turnoverMinor }) => turnoverMinor),
      arrayOf(players, ({ latestUs }) => latestUs),
    ],
  );
}

/** The scores that are kept and folded, to be held against those that were counted anew. Undefined for a race that is not counted yet. */
export async function readKept(
  db: Queryable,
  raceId: number,
  limit: number,
): Promise<
  | { leaders: { playerId: bigint; turnoverMinor: bigint; latestUs: bigint }[]; players: number; turnoverMinor: bigint }
  | undefined
> {
  const { rows: totals } = await db.query(
    `select count(*) filter (where turnover > 0)::integer as players, coalesce(sum(turnover), 0)::bigint as "turnoverMinor"
     from races.scored_race r left join races.score s using (race_id) where race_id = $1 group by race_id`,
    [raceId],
  );
  if (!totals[0]) return undefined;
  const { rows: leaders } = await db.query(
    `select player_id as "playerId", turnover as "turnoverMinor", reached_us as "latestUs" from races.score
     where race_id = $1 and turnover > 0 order by turnover desc, reached_us, player_id limit $2`,
    [raceId, limit],
  );
  return { ...totals[0], leaders };
}

/** As an array literal. Building it here is several times quicker than leaving it to the driver. */
function arrayOf<Item>(items: Item[], value: (item: Item) => bigint | number | boolean): string {
  return `{${items.map(value).join(',')}}`;
}
