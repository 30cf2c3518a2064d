import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { findings } from '../apps/platform/src/modules/wallet/book-findings.ts';
import { migrate } from '../apps/platform/src/plumbing/db/migrate.ts';
import { type Postgres, removePostgres, startPostgres } from '../scripts/postgres/index.ts';
import { rounds } from './rounds.ts';
import { startStakes } from './stake-load.ts';
import { openWallet } from './test-wallet.ts';

const password = 'for faults only';
const owner = { name: 'harmattan_owner', password };
const app = { name: 'harmattan_app', password };
const players = Array.from({ length: 100 }, (_, at) => BigInt(at + 1));

async function startOwnPostgres() {
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
  onTestFinished(async () => {
    await everybodyGone(postgres.url({ database: 'harmattan', role: postgres.admin }));
    await postgres.stop();
    await removePostgres(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  });
  const url = (role: typeof owner) => postgres.url({ database: 'harmattan', role });
  await migrate({ url: url(owner), appRole: app.name, testClock: false });
  return {
    appUrl: url(app),
    async asAdmin(sql: string) {
      const admin = new pg.Client({ connectionString: url(postgres.admin) });
      await admin.connect();
      await admin.query(sql);
      await admin.end();
    },
    async killAndRestart() {
      killTree(postmasterOf(postgres.directory));
      await postgres.ended;
      postgres = await start();
    },
  };
}

/** A pool says that it has ended before its connections have: one that the server ends first would complain. */
async function everybodyGone(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const others = `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  await expect.poll(async () => (await admin.query(others)).rows).toEqual([]);
  await admin.end();
}

/** Everything at once, as a power cut does, as far as a process can tell. */
function killTree(postmaster: number): void {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === postmaster);
  for (const pid of [postmaster, ...children]) kill(pid);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // A child ends by itself once it sees that the postmaster is gone.
  }
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

function postmasterOf(directory: string): number {
  return Number(readFileSync(join(directory, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

async function killUnderLoad(postgres: Awaited<ReturnType<typeof startOwnPostgres>>, times: number) {
  const money = openWallet(postgres.appUrl);
  for (const playerId of players) await money.deposit(playerId, 1_000_000n);
  const load = startStakes(money.wallet, { callers: 100, players });
  for (let round = 0; round < times; round += 1) {
    const before = load.acks.count();
    await expect.poll(load.acks.count).toBeGreaterThan(before + 500);
    await postgres.killAndRestart();
  }
  const before = load.acks.count();
  await expect.poll(load.acks.count).toBeGreaterThan(before + 100);
  await load.stop();
  const broken = await load.acks.broken(postgres.appUrl);
  await money.close();
  return { broken, acked: load.acks.count() };
}

test('fault 1: nothing that was acknowledged is lost when PostgreSQL is killed under load', async () => {
  const postgres = await startOwnPostgres();
  const { broken } = await killUnderLoad(postgres, rounds);
  expect(broken).toEqual([]);
  const pool = new pg.Pool({ connectionString: postgres.appUrl });
  expect(await findings(pool)).toEqual([]);
  await pool.end();
});

test('fault 1, control: with commits that do not wait for the disk, acknowledged stakes are lost', async () => {
  const postgres = await startOwnPostgres();
  await postgres.asAdmin(`alter role ${app.name} set synchronous_commit = off`);
  await postgres.asAdmin(`alter system set wal_writer_delay = '10s'`);
  await postgres.asAdmin('select pg_reload_conf()');
  const { broken } = await killUnderLoad(postgres, 1);
  expect(broken.length).toBeGreaterThan(0);
});
