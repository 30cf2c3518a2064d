import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate as migratePlatform } from '../../apps/platform/src/plumbing/db/migrate.ts';
import { removePostgres, startPostgres } from '../../scripts/postgres/index.ts';
import { migrate as migrateArcade } from '../../stand-ins/arcade/src/plumbing/migrate.ts';

const password = 'for measuring only';
const roleNamed = (name: string) => ({ name, password });

export interface Addresses {
  platform: { ownerUrl: string; appUrl: string };
  arcade: { ownerUrl: string; appUrl: string };
}

/** A durable PostgreSQL of its own with the platform's tables and the arcade's, taken away afterwards. */
export async function withBothDatabases(use: (addresses: Addresses) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'harmattan-bench-zeppelin-'));
  const keepers = [
    { name: 'platform', database: 'harmattan', migrate: migratePlatform },
    { name: 'arcade', database: 'arcade', migrate: migrateArcade },
  ] as const;
  const postgres = await startPostgres({
    dataDir,
    durability: 'full',
    adminPassword: password,
    roles: keepers.flatMap(({ database }) => [roleNamed(`${database}_owner`), roleNamed(`${database}_app`)]),
    databases: keepers.map(({ database }) => ({
      name: database,
      owner: `${database}_owner`,
      users: [`${database}_app`],
    })),
  });
  try {
    const addresses = {} as Addresses;
    for (const { name, database, migrate } of keepers) {
      const ownerUrl = postgres.url({ database, role: roleNamed(`${database}_owner`) });
      await migrate({ url: ownerUrl, appRole: `${database}_app`, testClock: false });
      addresses[name] = { ownerUrl, appUrl: postgres.url({ database, role: roleNamed(`${database}_app`) }) };
    }
    await use(addresses);
  } finally {
    await postgres.stop();
    await removePostgres(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
