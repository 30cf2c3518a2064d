import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished } from 'vitest';
import { migrate } from '../../apps/platform/src/plumbing/db/migrate.ts';
import { type Postgres, removePostgres, startPostgres } from '../../scripts/postgres/index.ts';

const password = 'for faults only';
const owner = { name: 'harmattan_owner', password };
export const app = { name: 'harmattan_app', password };

export type OwnPostgres = Awaited<ReturnType<typeof startOwnPostgres>>;

/** A PostgreSQL of the test's own with the platform's migrated database. The test may break it; it is removed when the test ends. */
export async function startOwnPostgres() {
  const dataDir = mkdtempSync(join(tmpdir(), 'harmattan-faults-'));
  const start = () =>
    startPostgres({
      dataDir,
      durability: 'full',
      adminPassword: password,
      roles: [owner, app],
      databases: [{ name: 'harmattan', owner: owner.name, users: [app.name] }],
    });
  let postgres: Postgres = await start();
  const url = (role: typeof owner) => postgres.url({ database: 'harmattan', role });
  const postmaster = () =>
    Number(readFileSync(join(postgres.directory, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);

  async function asAdmin(sql: string): Promise<Record<string, unknown>[]> {
    const admin = new pg.Client({ connectionString: url(postgres.admin) });
    await admin.connect();
    try {
      return (await admin.query(sql)).rows;
    } finally {
      await admin.end();
    }
  }

  onTestFinished(async () => {
    // A pool says that it has ended before its connections have: one that the server ends first would complain.
    const others = `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
    await expect.poll(() => asAdmin(others)).toEqual([]);
    await postgres.stop();
    await removePostgres(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  });
  await migrate({ url: url(owner), appRole: app.name, testClock: false });
  return {
    appUrl: url(app),
    asAdmin,
    /** All of its processes, the first one first. */
    processes: () => [postmaster(), ...childrenOf(postmaster())],
    log: () => readFileSync(postgres.logFile, 'utf8'),
    /** Sets a setting of the whole server, and waits until new transactions see it. */
    async set(name: string, value: string): Promise<void> {
      await asAdmin(`alter system set ${name} = '${value}'`);
      await asAdmin('select pg_reload_conf()');
      await expect.poll(async () => (await asAdmin(`show ${name}`))[0]?.[name]).toBe(value);
    },
    /** Everything at once, as a power cut does, as far as a process can tell. */
    async killAndRestart(): Promise<void> {
      const first = postmaster();
      for (const pid of [first, ...childrenOf(first)]) kill(pid);
      await postgres.ended;
      postgres = await start();
    },
  };
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // A child ends by itself once it sees that the postmaster is gone.
  }
}

function childrenOf(postmaster: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === postmaster);
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}
