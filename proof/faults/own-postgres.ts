import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate as migratePlatform } from '../../apps/platform/src/plumbing/db/migrate.ts';
import { type Postgres, removePostgres, startPostgres } from '../../scripts/postgres/index.ts';
import { migrate as migrateArcade } from '../../stand-ins/arcade/src/plumbing/migrate.ts';
import { migrate as migrateGateways } from '../../stand-ins/gateways/src/plumbing/migrate.ts';
import { migrate as migrateSportsbook } from '../../stand-ins/sportsbook/src/plumbing/migrate.ts';

const password = 'for faults only';
const keepers = [
  { name: 'harmattan', migrate: migratePlatform },
  { name: 'gateways', migrate: migrateGateways },
  { name: 'arcade', migrate: migrateArcade },
  { name: 'sportsbook', migrate: migrateSportsbook },
] as const;

export type Keeper = (typeof keepers)[number]['name'];

export type OwnPostgres = Awaited<ReturnType<typeof startOwnPostgres>>;

/** A PostgreSQL of the test's own with the migrated databases of all processes. The test may kill it. */
export async function startOwnPostgres() {
  let dataDir = mkdtempSync(join(tmpdir(), 'harmattan-proof-'));
  const directories = [dataDir];
  const start = () =>
    startPostgres({
      dataDir,
      durability: 'full',
      adminPassword: password,
      roles: keepers.flatMap(({ name }) => [`${name}_owner`, `${name}_app`]).map((name) => ({ name, password })),
      databases: keepers.map(({ name }) => ({ name, owner: `${name}_owner`, users: [`${name}_app`] })),
    });
  let postgres: Postgres = await start();
  const url = (keeper: Keeper, role: 'owner' | 'app') =>
    postgres.url({ database: keeper, role: { name: `${keeper}_${role}`, password } });
  for (const { name, migrate } of keepers) {
    await migrate({ url: url(name, 'owner'), appRole: `${name}_app`, testClock: false });
  }
  return {
    url,
    adminUrl: (database: string) => postgres.url({ database, role: postgres.admin }),
    /** Ends all of its processes at once, as a power cut does. */
    async kill(): Promise<void> {
      killTree(postmasterOf(postgres.directory));
      await postgres.ended;
    },
    /** Rolls back what is under way and closes every connection. */
    stop: () => postgres.stop(),
    async startAgain(): Promise<void> {
      postgres = await start();
    },
    /** Starts a second server on a copy of the files, as a standby that has all commits would be promoted. */
    async startElsewhere(): Promise<void> {
      const next = mkdtempSync(join(tmpdir(), 'harmattan-proof-'));
      directories.push(next);
      execFileSync('cp', ['-a', `${dataDir}/.`, next]);
      dataDir = next;
      postgres = await start();
    },
    async remove(): Promise<void> {
      await postgres.stop();
      for (const directory of directories) {
        await removePostgres(directory);
        rmSync(directory, { recursive: true, force: true });
      }
    },
  };
}

function killTree(postmaster: number): void {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === postmaster);
  for (const pid of [postmaster, ...children]) killIfThere(pid);
}

/** A child that ends by itself between the listing and this needs no signal. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
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
