import { assert } from '@harmattan/kernel/assert';
import { prune } from '@harmattan/process/prune';
import type { Queryable } from '@harmattan/process/transaction';
import { CompiledQuery, Kysely } from 'kysely';
import type { QueryResultRow } from 'pg';
import type { Job } from '../jobs/jobs.ts';

/** So often may it be tried in so long. */
export interface Guard {
  /** What is counted, in words that no other module uses. */
  subject: string;
  attemptsMax: number;
  /** A day at most. */
  windowSeconds: number;
}

/** However a module asks its database, and inside its transaction where there is one. */
type Executor = Queryable | Kysely<unknown>;

/** Longer than any window. */
const keepDays = 2;

/** Counts an attempt before it is made, so that a thousand at once are a thousand, and says whether it may be made. */
export async function countAttempt(db: Executor, guard: Guard): Promise<boolean> {
  return (await countAndWait(db, guard)) === 0;
}

/**
 * Counts an attempt as well, and says how many seconds to wait for the next one: none if this one may be made. The window
 * begins with its first attempt and ends by itself.
 */
export async function countAndWait(db: Executor, guard: Guard): Promise<number> {
  return (await count(db, guard)).wait_seconds;
}

/** Counts an attempt that was made, and says how many there were in the window, this one included. */
export async function countMade(db: Executor, guard: Guard): Promise<number> {
  return (await count(db, guard)).attempts;
}

/** An attempt in a window that is over begins the next one. `seconds` is the length of the window, as SQL. */
const onceMore = (seconds: string) => `
  on conflict (subject) do update set
    attempts = case when a.started_at <= app_now() - ${seconds} * interval '1 second' then 1
                    else least(a.attempts, 1000000) + 1 end,
    started_at = case when a.started_at <= app_now() - ${seconds} * interval '1 second' then app_now() else a.started_at end`;

async function count(
  db: Executor,
  { subject, attemptsMax, windowSeconds }: Guard,
): Promise<{ attempts: number; wait_seconds: number }> {
  const [row] = await run<{ attempts: number; wait_seconds: number }>(
    db,
    `insert into plumbing.attempt as a (subject, attempts, started_at) values ($1, 1, app_now())
     ${onceMore('$2')}
     returning attempts,
               case when attempts <= $3 then 0
                    else greatest(1, ceil(extract(epoch from started_at + $2 * interval '1 second' - app_now())))::int
               end as wait_seconds`,
    [subject, windowSeconds, attemptsMax],
  );
  assert(row, 'an attempt is counted whatever was counted before');
  return row;
}

/**
 * Counts one attempt under several guards in one statement, and says which of them it uses up. `once` counts only where the attempt is the first one
 * of the first guard. Rows are locked in the order of the guards, those of `once` last: guards that many callers share come last.
 */
export async function countTogether(
  db: Executor,
  { guards, once = [] }: { guards: [Guard, ...Guard[]]; once?: Guard[] },
): Promise<Guard[]> {
  const all = [...guards, ...once];
  const insert = (where: string) => `
    insert into plumbing.attempt as a (subject, attempts, started_at)
    select subject, 1, app_now() from guard where ${where} order by at
    ${onceMore('(select seconds from guard where guard.subject = a.subject)')}
    returning subject, attempts`;
  const rows = await run<{ subject: string; attempts: number }>(
    db,
    `with guard as materialized (
       select * from unnest($1::text[], $2::int[], $3::boolean[]) with ordinality as g (subject, seconds, is_once, at)
     ), counted as (${insert('not is_once')}
     ), counted_once as (${insert('is_once and (select bool_or(subject = $4 and attempts = 1) from counted)')}
     )
     select * from counted union all select * from counted_once`,
    [
      all.map(({ subject }) => subject),
      all.map(({ windowSeconds }) => windowSeconds),
      all.map((guard) => once.includes(guard)),
      guards[0].subject,
    ],
  );
  const attempts = new Map(rows.map((row) => [row.subject, row.attempts]));
  return all.filter(({ subject, attemptsMax }) => attempts.get(subject) === attemptsMax);
}

/** Whether each guard has had all its attempts, in the order of the guards. Counts nothing. */
export async function areUsedUp(db: Executor, guards: Guard[]): Promise<boolean[]> {
  const rows = await run<{ is_used_up: boolean }>(
    db,
    `select coalesce(a.attempts >= g.attempts_max and a.started_at > app_now() - g.seconds * interval '1 second', false)
              as is_used_up
     from unnest($1::text[], $2::int[], $3::int[]) with ordinality as g (subject, attempts_max, seconds, at)
     left join plumbing.attempt a on a.subject = g.subject
     order by g.at`,
    [
      guards.map(({ subject }) => subject),
      guards.map(({ attemptsMax }) => attemptsMax),
      guards.map(({ windowSeconds }) => windowSeconds),
    ],
  );
  return rows.map(({ is_used_up }) => is_used_up);
}

/** The next attempt is the first one again. */
export async function clearAttempts(db: Executor, subject: string): Promise<void> {
  await run(db, 'delete from plumbing.attempt where subject = $1', [subject]);
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

async function run<Row extends QueryResultRow>(db: Executor, text: string, values: unknown[]): Promise<Row[]> {
  const { rows } =
    db instanceof Kysely
      ? await db.executeQuery<Row>(CompiledQuery.raw(text, values))
      : await db.query<Row>(text, values);
  return rows;
}
