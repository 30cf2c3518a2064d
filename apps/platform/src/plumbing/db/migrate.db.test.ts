import { createHash } from 'node:crypto';
import type { Migration } from '@harmattan/process/migration-files';
import pg from 'pg';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { migrate, platformMigrations } from './migrate.ts';

const db = useTestDatabase({ migrated: false });

function migration(id: string, sql: string, isConcurrent = false): Migration {
  return { id, sql, checksum: createHash('sha256').update(sql).digest('hex'), isConcurrent };
}

const index = (id: string, sql: string) => migration(id, sql, true);

function run(...more: Migration[]) {
  return migrate({
    url: db.url('harmattan_owner'),
    appRole: 'harmattan_app',
    testClock: false,
    migrations: [...platformMigrations(), ...more],
    lock: { triesMax: 2, pauseMs: 10 },
  });
}

async function forget() {
  await as('harmattan_owner', `delete from migration where id like 'sample/%'`);
}

/** A transaction that stays open until `end` is called. */
async function openTransaction(sql: string): Promise<{ end(): Promise<void> }> {
  const client = new pg.Client({ connectionString: db.url('harmattan_owner') });
  await client.connect();
  await client.query('begin');
  await client.query(sql);
  return {
    async end() {
      await client.query('commit');
      await client.end();
    },
  };
}

async function until(sql: string): Promise<void> {
  await expect.poll(async () => (await as('harmattan_owner', sql)).rows).not.toEqual([]);
}

async function as(role: 'harmattan_app' | 'harmattan_owner', sql: string) {
  const client = new pg.Client({ connectionString: db.url(role) });
  await client.connect();
  return client.query(sql).finally(() => client.end());
}

test('runs every migration once, even with four starters at the same time', async () => {
  const results = await Promise.all([run(), run(), run(), run()]);
  const ran = results.flatMap((result) => result.ran);
  expect(ran).toEqual(platformMigrations().map(({ id }) => id));
  expect((await run()).ran).toEqual([]);
});

test('runs only what is new', async () => {
  expect((await run(migration('sample/29990101-01-new', 'create table sample_new ()'))).ran).toEqual([
    'sample/29990101-01-new',
  ]);
});

test('refuses a migration that was changed after it ran, and a database from the future', async () => {
  await expect(run(migration('sample/29990101-01-new', 'create table other ()'))).rejects.toThrow('changed afterwards');
  await expect(run()).rejects.toThrow('newer version');
  await forget();
});

test('leaves nothing behind of a migration that fails half-way', async () => {
  const broken = migration('sample/29990102-01-broken', 'create table half (); select 1 / 0;');
  await expect(run(broken)).rejects.toThrow('sample/29990102-01-broken failed: division by zero');
  const { rows } = await as('harmattan_owner', `select to_regclass('half') as found`);
  expect(rows).toEqual([{ found: null }]);
});

test('builds an index while the table is written to', async () => {
  await as('harmattan_owner', 'create table public.sample_rows (n integer); insert into sample_rows values (1)');
  const writer = await openTransaction('insert into sample_rows values (2)');
  const built = run(
    index('sample/29990103-01-rows', 'create index concurrently if not exists sample_n on public.sample_rows (n)'),
  );
  await until(`select 1 from pg_stat_progress_create_index`);
  await as('harmattan_owner', 'insert into sample_rows values (3)');
  await writer.end();
  expect((await built).ran).toEqual(['sample/29990103-01-rows']);
  await forget();
});

test('builds an index once, with four starters at the same time', async () => {
  const four = index(
    'sample/29990104-01-rows',
    'create index concurrently if not exists sample_m on public.sample_rows (n)',
  );
  const results = await Promise.all([run(four), run(four), run(four), run(four)]);
  expect(results.flatMap(({ ran }) => ran)).toEqual(['sample/29990104-01-rows']);
  await forget();
});

test('builds an index again that an earlier try left unfinished', async () => {
  const unique = index(
    'sample/29990105-01-one',
    '-- One of each.\ncreate unique index concurrently if not exists sample_one on public.sample_rows (n);',
  );
  await as('harmattan_owner', 'insert into sample_rows values (3)');
  await expect(run(unique)).rejects.toThrow('could not create unique index');
  await as('harmattan_owner', 'truncate sample_rows');
  await run(unique);
  const { rows } = await as(
    'harmattan_owner',
    `select indisvalid from pg_index where indexrelid = 'sample_one'::regclass`,
  );
  expect(rows).toEqual([{ indisvalid: true }]);
  await forget();
});

test('refuses outside a transaction what cannot be done twice', async () => {
  await expect(run(index('sample/29990106-01-update', 'update sample_rows set n = n + 1'))).rejects.toThrow(
    'a concurrent migration cannot hold "update sample_rows',
  );
});

test('steps back from a table in use, and tries again', async () => {
  const column = migration('sample/29990107-01-column', 'alter table sample_rows add column m integer');
  const reader = await openTransaction('select * from sample_rows');
  await expect(run(column)).rejects.toThrow('lock timeout');
  const patient = migrate({
    url: db.url('harmattan_owner'),
    appRole: 'harmattan_app',
    testClock: false,
    migrations: [...platformMigrations(), column],
  });
  await until(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%add column m%'`);
  await as('harmattan_owner', 'select * from sample_rows');
  await reader.end();
  expect((await patient).ran).toEqual(['sample/29990107-01-column']);
  await forget();
});

test('gives the running role what was granted and nothing else', async () => {
  await as('harmattan_app', 'select * from plumbing.outbox');
  await expect(as('harmattan_app', 'drop table plumbing.outbox')).rejects.toThrow('must be owner');
  await expect(as('harmattan_app', 'create table mine ()')).rejects.toThrow('permission denied');
  await expect(as('harmattan_app', 'delete from migration')).rejects.toThrow('permission denied');
  await expect(as('harmattan_app', `select grant_app('all', 'migration')`)).rejects.toThrow('permission denied');
});

test('gives a database that a test has moved its true time back', async () => {
  const migrateWith = (testClock: boolean) =>
    migrate({ url: db.url('harmattan_owner'), appRole: 'harmattan_app', testClock });
  await migrateWith(true);
  await as('harmattan_owner', 'update plumbing.test_clock set offset_ms = 864000000');
  await migrateWith(false);
  const { rows } = await as('harmattan_app', `select app_now() - clock_timestamp() < interval '1 second' as is_true`);
  expect(rows).toEqual([{ is_true: true }]);
});

test('has no clock to move outside of test mode', async () => {
  await expect(as('harmattan_owner', 'select * from plumbing.test_clock')).rejects.toThrow('does not exist');
});
