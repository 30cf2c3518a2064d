import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../../apps/platform/src/plumbing/db/migrate.ts';
import { removePostgres, startPostgres } from '../../../scripts/postgres/index.ts';

const password = 'for measuring only';
const owner = { name: 'harmattan_owner', password };
const app = { name: 'harmattan_app', password };

export interface BenchDatabase {
  /** For the role that runs the platform. */
  appUrl: string;
  ownerUrl: string;
  /** An empty database beside it, for pgbench. */
  pgbenchUrl: string;
  adminUrl: string;
  /** One column of one row. */
  value(sql: string): Promise<string>;
  /** Starts the server again with further settings. Its addresses stay the same. */
  restart(settings: Record<string, string>): Promise<void>;
}

/** A durable PostgreSQL of its own with the platform's tables, taken away afterwards. */
export async function withBenchDatabase(use: (database: BenchDatabase) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'harmattan-bench-'));
  const start = (more: { settings?: Record<string, string>; socketDirectory?: string } = {}) =>
    startPostgres({
      dataDir,
      durability: 'full',
      adminPassword: password,
      roles: [owner, app],
      databases: [
        { name: 'harmattan', owner: owner.name, users: [app.name] },
        { name: 'pgbench', owner: owner.name, users: [] },
      ],
      ...more,
    });
  let postgres = await start();
  try {
    const ownerUrl = postgres.url({ database: 'harmattan', role: owner });
    await readValue(postgres.url({ database: 'harmattan', role: postgres.admin }), 'create extension pg_prewarm');
    await migrate({ url: ownerUrl, appRole: app.name, testClock: false });
    await use({
      appUrl: postgres.url({ database: 'harmattan', role: app }),
      ownerUrl,
      pgbenchUrl: postgres.url({ database: 'pgbench', role: owner }),
      adminUrl: postgres.url({ database: 'harmattan', role: postgres.admin }),
      value: (sql) => readValue(ownerUrl, sql),
      async restart(settings) {
        const { socketDirectory } = postgres;
        await postgres.stop();
        postgres = await start({ settings, socketDirectory });
      },
    });
  } finally {
    await postgres.stop();
    await removePostgres(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function readValue(url: string, sql: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return String(rows[0]?.[0]);
  } finally {
    await client.end();
  }
}
