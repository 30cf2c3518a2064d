import { assert } from '@harmattan/kernel/assert';
import { prune } from '@harmattan/process/prune';
import { type Sql, sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { Job } from '../jobs/jobs.ts';

/** So often may it be tried in so long. */
export interface Guard {
  /** What is counted, in words that no other module uses. */
  subject: string;
  attemptsMax: number;
  /** A day at most. */
  windowSeconds: number;
}

/** Longer than any window. */
const keepDays = 2;

/** Counts an attempt before it is made, so that a thousand at once are a thousand, and says whether it may be made. */
export async function countAttempt(db: Queryable, guard: Guard): Promise<boolean> {
  return (await countAndWait(db, guard)) === 0;
}

/**
 * Counts an attempt as well, and says how many seconds to wait for the next one: none if this one may be made. The window
 * begins with its first attempt and ends by itself.
 */
export async function countAndWait(db: Queryable, guard: Guard): Promise<number> {
  return (await count(db, guard)).wait_seconds;
}

/** Counts an attempt that was made, and says how many there were in the window, this one included. */
export async function countMade(db: Queryable, guard: Guard): Promise<number> {
  return (await count(db, guard)).attempts;
}

/** An attempt in a window that is over begins the next one. */
const onceMore = (seconds: Sql) => sql`
  on conflict (subject) do update set
    attempts = case when a.started_at <= app_now() - ${seconds} * interval '1 second' then 1
                    else least(a.attempts, 1000000) + 1 end,
    started_at = case when a.started_at <= app_now() - ${seconds} * interval '1 second' then app_now() else a.started_at end`;

async function count(
  db: Queryable,
  { subject, attemptsMax, windowSeconds }: Guard,
): Promise<{ attempts: number; wait_seconds: number }> {
  const { rows } = await db.query<{ attempts: number; wait_seconds: number }>(sql`
    insert into plumbing.attempt as a (subject, attempts, started_at) values (${subject}, 1, app_now())
    ${onceMore(sql`${windowSeconds}`)}
    returning attempts,
              case when attempts <= ${attemptsMax} then 0
                   else greatest(1, ceil(extract(epoch from started_at + ${windowSeconds} * interval '1 second' - app_now())))::int
              end as wait_seconds`);
  const [row] = rows;
  assert(row, 'an attempt is counted whatever was counted before');
  return row;
}

/**
 * Counts one attempt under several guards in one statement, and says which of them it uses up. `once` counts only where the attempt is the first one
 * of the first guard. Rows are locked in the order of the guards, those of `once` last: guards that many callers share come last.
 */
export async function countTogether(
  db: Queryable,
  { guards, once = [] }: { guards: [Guard, ...Guard[]]; once?: Guard[] },
): Promise<Guard[]> {
  const all = [...guards, ...once];
  const insert = (where: Sql) => sql`
    insert into plumbing.attempt as a (subject, attempts, started_at)
    select subject, 1, app_now() from guard where ${where} order by at
    ${onceMore(sql`(select seconds from guard where guard.subject = a.subject)`)}
    returning subject, attempts`;
  const { rows } = await db.query<{ subject: string; attempts: number }>(sql`
    with guard as materialized (
      select * from unnest(
        ${all.map(({ subject }) => subject)}::text[],
        ${all.map(({ windowSeconds }) => windowSeconds)}::int[],
        ${all.map((guard) => once.includes(guard))}::boolean[]
      ) with ordinality as g (subject, seconds, is_once, at)
    ), counted as (${insert(sql`not is_once`)}
    ), counted_once as (${insert(sql`is_once and (select bool_or(subject = ${guards[0].subject} and attempts = 1) from counted)`)}
    )
    select * from counted union all select * from counted_once`);
  const attempts = new Map(rows.map((row) => [row.subject, row.attempts]));
  return all.filter(({ subject, attemptsMax }) => attempts.get(subject) === attemptsMax);
}

/** Whether each guard has had all its attempts, in the order of the guards. Counts nothing. */
export async function areUsedUp(db: Queryable, guards: Guard[]): Promise<boolean[]> {
  const { rows } = await db.query<{ is_used_up: boolean }>(sql`
    select coalesce(a.attempts >= g.attempts_max and a.started_at > app_now() - g.seconds * interval '1 second', false)
             as is_used_up
    from unnest(
      ${guards.map(({ subject }) => subject)}::text[],
      ${guards.map(({ attemptsMax }) => attemptsMax)}::int[],
      ${guards.map(({ windowSeconds }) => windowSeconds)}::int[]
    ) with ordinality as g (subject, attempts_max, seconds, at)
    left join plumbing.attempt a on a.subject = g.subject
    order by g.at`);
  return rows.map(({ is_used_up }) => is_used_up);
}

/** The next attempt is the first one again. */
export async function clearAttempts(db: Queryable, subject: string): Promise<void> {
  await db.query(sql`delete from plumbing.attempt where subject = ${subject}`);
}

/** An attempt that was counted and then not made. */
export async function takeBackAttempt(db: Queryable, subject: string): Promise<void> {
  await db.query(sql`update plumbing.attempt set attempts = attempts - 1 where subject = ${subject} and attempts > 0`);
}

export function pruneAttempts(db: Queryable): Job {
  return {
    name: 'prune-attempts',
    every: '50 4 * * *',
    async run() {
      const where = `started_at < app_now() - $1 * interval '1 day'`;
      await prune(db, { table: 'plumbing.attempt', where, values: [keepDays] });
    },
  };
}
