import type { Queryable } from '@harmattan/plumbing/stand-in/transaction';
import type { NewStakes } from '../../wallet/index.ts';

/** Any number; nobody else locks by it. */
const foldersLock = 7_205_412;

/** Of a player who had something undone: by how much, and when they had reached what is left. */
export interface ExactChange {
  playerId: bigint;
  changeKobo: bigint;
  reachedUs: bigint;
}

/** All that one commit changes in a race, in one row: a row for each player would cost as much as a good part of their stakes. */
export async function insertStep(
  db: Queryable,
  step: { raceId: number; revision: bigint; staked: NewStakes | undefined; exact: ExactChange[] },
): Promise<void> {
  const { raceId, revision, staked, exact } = step;
  await db.query(
    `insert into races.score_step (race_id, revision, players, changes, reached, exact)
     values ($1, $2, $3::bigint[] || $6::bigint[], $4::bigint[] || $7::bigint[], $5::bigint[] || $8::bigint[],
       cardinality($6::bigint[]))`,
    [
      raceId,
      revision,
      staked?.players ?? '{}',
      staked?.amountsKobo ?? '{}',
      staked?.latestUs ?? '{}',
      exact.map(({ playerId }) => playerId),
      exact.map(({ changeKobo }) => changeKobo),
      exact.map(({ reachedUs }) => reachedUs),
    ],
  );
}

/** One folds at a time. Ends with the transaction. */
export async function lockFolders(db: Queryable): Promise<void> {
  await db.query('select pg_advisory_xact_lock($1)', [foldersLock]);
}

/**
 * Adds the steps that are not in the scores yet to them, each player's as one change. Of what somebody reached, the last exact
 * time counts, and what came after it.
 */
export async function foldSteps(db: Queryable): Promise<void> {
  const { rows } = await db.query('select folded, revision from races.scoring');
  const { folded, revision } = rows[0];
  if (folded === revision) return;
  // Row by row through its key, however few rows there were when somebody last looked.
  await db.query('set local enable_hashjoin = off; set local enable_mergejoin = off; set local enable_seqscan = off');
  await db.query(
    `with entry as (
       select step.race_id, step.revision, e.player_id, e.change, e.reached,
         e.n > cardinality(step.players) - step.exact as is_exact
       from races.score_step step
       cross join lateral unnest(step.players, step.changes, step.reached) with ordinality e (player_id, change, reached, n)
       where step.revision > $1 and step.revision <= $2),
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
    [folded, revision],
  );
  await db.query('update races.scoring set folded = $1', [revision]);
}

/** Steps that are in the scores, and that nobody follows any more. Who has seen less reads as a whole. */
export async function dropSteps(db: Queryable, kept: number): Promise<void> {
  const { rows } = await db.query('select least(folded, revision - $1) as before from races.scoring', [kept]);
  await db.query('delete from races.score_step where revision < $1', [rows[0].before]);
  await db.query('update races.scored_race set first_revision = $1 where first_revision < $1', [rows[0].before]);
}

/** What was counted of a race until now goes. */
export async function forgetSteps(db: Queryable, raceId: number): Promise<void> {
  await db.query('delete from races.score_step where race_id = $1', [raceId]);
}
