import { systemClock } from '@harmattan/kernel/clock';
import pg from 'pg';
import { runConcurrently } from './migrate-concurrently.ts';
import { dialectOf } from './migration-dialect.ts';
import type { Migration } from './migration-files.ts';
import { installTestClock, removeTestClock } from './test-clock.ts';

const connectTimeoutMs = 5_000;
// Any number will do, as long as every starter takes the same one.
const migrationLock = 7_001_720_261;
const turnPollMs = 100;
/** Every query of the product queues behind a migration that waits for a table. */
const lockTimeoutMs = 2_000;
const lockTriesMax = 30;
const lockPauseMs = 1_000;
const lockNotAvailable = '55P03';

class MigrationRefused extends Error {
  override name = 'MigrationRefused';
}

class MigrationFailed extends Error {
  override name = 'MigrationFailed';
}

export interface MigrateOptions {
  /** The address of the role that owns the tables. */
  url: string;
  /** The role that uses them; it gets only what the migrations grant. */
  appRole: string;
  testClock: boolean;
  migrations: Migration[];
  /** Whatever else the owner has to make, while other starters still wait. */
  afterwards?(): Promise<void>;
  /** How often a migration asks for a table that is in use, and the pause between two tries. */
  lock?: { triesMax: number; pauseMs: number };
}

/**
 * Brings the database up to this version: forward only, each migration once. A migration runs in a transaction of its own,
 * unless its file is marked `concurrent`. Two starters at once take turns, and the second finds nothing left to do.
 */
export async function migrate(options: MigrateOptions): Promise<{ ran: string[] }> {
  const client = new pg.Client({ connectionString: options.url, connectionTimeoutMillis: connectTimeoutMs });
  // The open query fails with the connection. Without a listener the event would end the process as well.
  client.on('error', () => {});
  await client.connect();
  try {
    await takeTurn(client);
    await client.query(`select set_config('harmattan.app_role', $1, false)`, [options.appRole]);
    const ran = await runPending(client, options);
    await options.afterwards?.();
    await (options.testClock ? installTestClock(client) : removeTestClock(client));
    return { ran };
  } finally {
    await client.end();
  }
}

/** A statement that waits for the lock would hold a snapshot, and an index that is built concurrently waits for all snapshots. */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [migrationLock]);
    if (rows[0].taken) return;
    await systemClock.sleep(turnPollMs);
  }
}

async function runPending(client: pg.Client, { migrations, lock }: MigrateOptions): Promise<string[]> {
  await client.query(
    `create table if not exists migration (
       id text primary key, checksum text not null, ran_at timestamptz not null default clock_timestamp())`,
  );
  const done = await client.query<{ id: string; checksum: string }>('select id, checksum from migration');
  const checksums = new Map(done.rows.map((row) => [row.id, row.checksum]));
  refuseStrangers(migrations, checksums);

  const pending = migrations.filter((migration) => !checksums.has(migration.id));
  for (const migration of pending) await run(client, migration, lock);
  return pending.map((migration) => migration.id);
}

function refuseStrangers(migrations: Migration[], checksums: Map<string, string>): void {
  const known = new Set(migrations.map((migration) => migration.id));
  const newer = [...checksums.keys()].filter((id) => !known.has(id));
  if (newer.length > 0) {
    throw new MigrationRefused(
      `The database was migrated by a newer version of the product (${newer.join(', ')}). Start that version, or empty the data.`,
    );
  }
  const changed = migrations.filter(({ id, checksum }) => (checksums.get(id) ?? checksum) !== checksum);
  if (changed.length > 0) {
    throw new MigrationRefused(
      `These migrations have run and were changed afterwards: ${changed.map(({ id }) => id).join(', ')}. Restore them and write a new one.`,
    );
  }
}

async function run(client: pg.Client, migration: Migration, lock: MigrateOptions['lock']): Promise<void> {
  try {
    if (!migration.isConcurrent) return await runInTransaction(client, migration, lock);
    await runConcurrently(client, migration);
    await record(client, migration);
  } catch (error) {
    throw new MigrationFailed(`migration ${migration.id} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** A table that another transaction keeps is asked for again: while the migration pauses, the product goes on. */
async function runInTransaction(
  client: pg.Client,
  migration: Migration,
  { triesMax, pauseMs } = { triesMax: lockTriesMax, pauseMs: lockPauseMs },
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await client.query('begin');
    try {
      await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
      await client.query(await inDialect(client, migration.sql));
      await record(client, migration);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      if ((error as pg.DatabaseError).code !== lockNotAvailable || tries >= triesMax) throw error;
      await systemClock.sleep(pauseMs);
    }
  }
}

async function inDialect(client: pg.Client, sql: string): Promise<string> {
  const { rows } = await client.query(`select current_setting('server_version_num')::integer as version`);
  return dialectOf(sql, rows[0].version);
}

async function record(client: pg.Client, { id, checksum }: Migration): Promise<void> {
  await client.query('insert into migration (id, checksum) values ($1, $2)', [id, checksum]);
}
