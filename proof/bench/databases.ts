import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removePostgres, startPostgres } from '../../scripts/postgres/index.ts';

const password = 'for measuring only';
const roleNamed = (name: string) => ({ name, password });

export interface DatabaseUrls {
  ownerUrl: string;
  /** For the role that runs the process. */
  appUrl: string;
}

export interface Keeper {
  database: string;
  migrate(options: { url: string; appRole: string; testClock: boolean }): Promise<unknown>;
  /** Whether its present can be moved. */
  testClock?: boolean;
}

/** A durable PostgreSQL of its own with the tables of everybody who keeps data there, taken away afterwards. */
export async function withDatabases<Name extends string>(
  keepers: Record<Name, Keeper>,
  use: (urls: Record<Name, DatabaseUrls>) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'harmattan-bench-'));
  const all = Object.entries(keepers) as [Name, Keeper][];
  const postgres = await startPostgres({
    dataDir,
    durability: 'full',
    adminPassword: password,
    roles: all.flatMap(([, { database }]) => [roleNamed(`${database}_owner`), roleNamed(`${database}_app`)]),
    databases: all.map(([, { database }]) => ({
      name: database,
      owner: `${database}_owner`,
      users: [`${database}_app`],
    })),
  });
  try {
    const urls = {} as Record<Name, DatabaseUrls>;
    for (const [name, { database, migrate, testClock = false }] of all) {
      const ownerUrl = postgres.url({ database, role: roleNamed(`${database}_owner`) });
      await migrate({ url: ownerUrl, appRole: `${database}_app`, testClock });
      urls[name] = { ownerUrl, appUrl: postgres.url({ database, role: roleNamed(`${database}_app`) }) };
    }
    await use(urls);
  } finally {
    await postgres.stop();
    await removePostgres(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
