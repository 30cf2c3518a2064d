import { sql } from '@harmattan/process/sql';
import { inTransaction, type Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { NewStakes } from '../../turnover/index.ts';

/** Any number that no other lock uses. */
const foldersLock = 7_205_412;

/** Of a player who had something undone: by how much, and when they had reached what is left. */
export interface ExactChange {
  playerId: bigint;
  changeMinor: bigint;
  reachedUs: bigint;
}

/**
 * All that one commit changes in a race, in one row for each slice of the players: a row for each player would cost as much as a good
 * part of their stakes, and one for all of them would be read again for every slice.
 */
export async function insertStep(
  db: Queryable,
  step: { raceId: number; revision: bigint; staked: NewStakes | undefined; exact: ExactChange[] },
): Promise<void> {
  const { raceId, revision, staked, exact } = step;
  // Those of one kind need no order, and there are many of them.
  const inOrder = exact.length === 0 ? '' : ' order by is_exact';
  await db.query(
    `insert into races.score_step (race_id, revision, slice, players, changes, reached, plain)
     select $1, $2, player % (select count(*) from races.score_slice), array_agg(player${inOrder}), array_agg(change${inOrder}),
       array_agg(reached${inOrder}), count(*) filter (where not is_exact)
     from (
       select *, false as is_exact from unnest($3::bigint[], $4::bigint[], $5::bigint[]) plain (player, change, reached)
       union all
       select *, true from unnest($6::bigint[], $7::bigint[], $8::bigint[]) exact (player, change, reached)
     ) entry group by 3`,
    [
      raceId,
      revision,
      staked?.players ?? '{}',
      staked?.amountsMinor ?? '{}',
      staked?.latestUs ?? '{}',
      exact.map(({ playerId }) => playerId),
      exact.map(({ changeMinor }) => changeMinor),
      exact.map(({ reachedUs }) => reachedUs),
    ],
  );
}

/** One folds at a time. Ends with the transaction. */
export async function lockFolders(db: Queryable): Promise<void> {
  await db.query('select pg_advisory_xact_lock($1)', [foldersLock]);
}

/** Slices without a step are folded by the worker's own looks. */
export const hasUnfolded = sql`exists (
  select from races.score_slice s join races.score_step step on step.slice = s.slice and step.revision > s.folded)`;

/** Those that were folded the longest ago first. */
export async function listSlices(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ slice: number }>('select slice from races.score_slice order by folded, slice');
  return rows.map(({ slice }) => slice);
}

/**
 * Adds the steps that are not in the scores of a slice yet to them, each player's as one change. Of a player's times,
 * the last exact one counts, and those after it.
 */
export async function foldSlice(db: Queryable, slice: number): Promise<void> {
  const { rows } = await db.query('select folded, revision from races.score_slice, races.scoring where slice = $1', [
    slice,
  ]);
  const { folded, revision } = rows[0];
  if (folded === revision) return;
  // Row by row through its key, however few rows the planner's statistics report.
  await db.query('set local enable_hashjoin = off; set local enable_mergejoin = off; set local enable_seqscan = off');
  await db.query(
    `with entry as (
       select step.race_id, step.revision, e.player_id, e.change, e.reached,
         e.n > step.plain as is_exact
       from races.score_step step
       cross join lateral unnest(step.players, step.changes, step.reached) with ordinality e (player_id, change, reached, n)
       where step.slice = $3 and step.revision > $1 and step.revision <= $2),
     dated as (
       select *, max(revision) filter (where is_exact) over (partition by race_id, player_id) as exact_at from entry),
     total as (
       select race_id, player_id, sum(change)::bigint as change, bool_or(exact_at is not null) as is_exact,
         max(reached) filter (where exact_at is null or revision > exact_at or (revision = exact_at and is_exact)) as reached
       from dated group by race_id, player_id)
     merge into races.score s using total on s.race_id = total.race_id and s.player_id = total.player_id
     when matched then update set turnover = s.turnover + total.change,
       reached_us = case when total.is_exact then total.reached else greatest(s.reached_us, total.reached) end
     when not matched then insert values (total.race_id, total.player_id, total.change, total.reached)`,
    [folded, revision, slice],
  );
  await db.query('update races.score_slice set folded = $2 where slice = $1', [slice, revision]);
}

/** In a transaction of its own, under the lock that lets one transaction fold at a time. */
export async function foldAlone(pool: pg.Pool, slice: number): Promise<void> {
  await inTransaction(pool, async (client) => {
    await lockFolders(client);
    await foldSlice(client, slice);
  });
}

/** Whether a race was changed or told anew after that revision. */
export async function hasChangedSince(db: Queryable, raceId: number, revision: bigint): Promise<boolean> {
  const { rows } = await db.query(
    `select 1 from races.score_step where race_id = $1 and revision > $2
     union all select 1 from races.scored_race where race_id = $1 and first_revision > $2 limit 1`,
    [raceId, revision],
  );
  return rows.length > 0;
}

/** Deletes steps that are in the scores and older than `kept` revisions. A board that has seen less reads its race as a whole. */
export async function dropSteps(db: Queryable, kept: number): Promise<void> {
  await db.query(
    `with bound as (
       select least(revision - $1, (select min(folded) from races.score_slice)) as before from races.scoring),
     gone as (
       delete from races.score_step using bound where revision < before returning race_id)
     update races.scored_race set first_revision = before from bound
     where first_revision < before and race_id in (select race_id from gone)`,
    [kept],
  );
}

/** What was counted of a race until now goes. */
export async function forgetSteps(db: Queryable, raceId: number): Promise<void> {
  await db.query('delete from races.score_step where race_id = $1', [raceId]);
}
