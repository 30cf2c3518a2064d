import type pg from 'pg';

/**
 * Lets a test move the database's present. In any other database the offset does not exist, so nothing can be moved
 * there by mistake.
 */
export async function installTestClock(client: pg.Client): Promise<void> {
  await client.query(`
    create table if not exists plumbing.test_clock (
      only_row  boolean primary key default true check (only_row),
      offset_ms bigint not null
    );
    insert into plumbing.test_clock (offset_ms) values (0) on conflict do nothing;
    select grant_app('select, update', 'plumbing.test_clock');
    create or replace function app_now() returns timestamptz language sql volatile parallel safe as
      'select clock_timestamp() + (select offset_ms from plumbing.test_clock) * interval ''1 millisecond''';
  `);
}

/** A database that tests have used tells the true time again. */
export async function removeTestClock(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select to_regclass('plumbing.test_clock') as found`);
  if (rows[0]?.found === null) return;
  await client.query(`
    create or replace function app_now() returns timestamptz language sql volatile parallel safe as
      'select clock_timestamp()';
    drop table plumbing.test_clock;
  `);
}

export async function setTestClock(pool: pg.Pool, offsetMs: number): Promise<void> {
  await pool.query('update plumbing.test_clock set offset_ms = $1', [offsetMs]);
}

export async function readTestClock(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ offset_ms: bigint }>('select offset_ms from plumbing.test_clock');
  return Number(rows[0]?.offset_ms ?? 0n);
}
