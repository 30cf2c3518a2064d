import { createHash } from 'node:crypto';
import type { Migration } from '@harmattan/plumbing/migration-files';
import pg from 'pg';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { migrate, platformMigrations } from './migrate.ts';

const db = useTestDatabase({ migrated: false });

function migration(id: string, sql: string): Migration {
  return { id, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

function run(...more: Migration[]) {
  return migrate({
    url: db.url('harmattan_owner'),
    appRole: 'harmattan_app',
    testClock: false,
    migrations: [...platformMigrations(), ...more],
  });
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
  await as('harmattan_owner', `delete from migration where id like 'sample/%'`);
});

test('leaves nothing behind of a migration that fails half-way', async () => {
  const broken = migration('sample/29990102-01-broken', 'create table half (); select 1 / 0;');
  await expect(run(broken)).rejects.toThrow('sample/29990102-01-broken failed: division by zero');
  const { rows } = await as('harmattan_owner', `select to_regclass('half') as found`);
  expect(rows).toEqual([{ found: null }]);
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
