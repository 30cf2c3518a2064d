import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../apps/platform/src/plumbing/db/migrate.ts';
import { type Postgres, removePostgres, startPostgres } from '../../scripts/postgres/index.ts';

const password = 'for replicas only';
const owner = { name: 'harmattan_owner', password };
const app = { name: 'harmattan_app', password };
const database = 'harmattan';

export type OwnStandby = Awaited<ReturnType<typeof startOwnStandby>>;

/** A primary with the platform's tables, and a standby that streams from it: a copy of the files of the stopped primary. */
export async function startOwnStandby() {
  const directories = [makeDirectory(), makeDirectory()] as const;
  const [primaryDir, standbyDir] = directories;
  const common = { durability: 'none', adminPassword: password, binaries: process.env.TEST_POSTGRES_DIR } as const;
  const startPrimary = () =>
    startPostgres({
      ...{ ...common, dataDir: primaryDir, roles: [owner, app] },
      // What is answered is in the log, so that it streams at once.
      settings: { synchronous_commit: 'on' },
      databases: [{ name: database, owner: owner.name, users: [app.name] }],
    });
  const first = await startPrimary();
  await migrate({ url: first.url({ database, role: owner }), appRole: app.name, testClock: false });
  await first.stop();
  execFileSync('cp', ['-a', `${primaryDir}/.`, standbyDir]);
  makeStandby(join(standbyDir, 'postgres', 'cluster'));
  const primary = await startPrimary();
  const startStandby = () => startPostgres({ ...common, dataDir: standbyDir, settings: followerOf(primary) });
  let standby = await startStandby();
  /** As the role that may do everything. */
  const onStandby = (sql: string) => ask(standby.url({ database, role: standby.admin }), sql);
  return {
    primaryUrl: primary.url({ database, role: app }),
    // Of the first start: a later one has the same.
    standbyUrl: standby.url({ database, role: app }),
    onStandby,
    /** Nothing that commits from now on is seen there. */
    async pauseReplay(): Promise<void> {
      await onStandby('select pg_wal_replay_pause()');
      while ((await onStandby('select pg_get_wal_replay_pause_state()')) !== 'paused');
    },
    resumeReplay: () => onStandby('select pg_wal_replay_resume()'),
    stopStandby: () => standby.stop(),
    async startStandbyAgain(): Promise<void> {
      standby = await startStandby();
    },
    async remove(): Promise<void> {
      await standby.stop();
      await primary.stop();
      for (const directory of directories) {
        await removePostgres(directory);
        rmSync(directory, { recursive: true, force: true });
      }
    },
  };
}

/** Open to the user that PostgreSQL runs as, so that the cluster lies inside of it. */
function makeDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'harmattan-proof-'));
  chmodSync(directory, 0o711);
  return directory;
}

function makeStandby(cluster: string): void {
  const signal = join(cluster, 'standby.signal');
  const { uid, gid } = statSync(cluster);
  writeFileSync(signal, '');
  chownSync(signal, uid, gid);
}

const followerOf = ({ socketDirectory, admin }: Postgres) => ({
  primary_conninfo: `host=${socketDirectory} port=5432 user=${admin.name} password='${password}'`,
});

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}
