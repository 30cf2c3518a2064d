import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate as migratePlatform } from '../../../apps/platform/src/plumbing/db/migrate.ts';
import { removePostgres, startPostgres } from '../../../scripts/postgres/index.ts';
import { migrate as migrateArcade } from '../../../stand-ins/arcade/src/plumbing/migrate.ts';
import { migrate as migrateGateways } from '../../../stand-ins/gateways/src/plumbing/migrate.ts';

const password = 'for fuzzing only';
const keepers = [
  { name: 'harmattan', migrate: migratePlatform },
  { name: 'gateways', migrate: migrateGateways },
  { name: 'arcade', migrate: migrateArcade },
] as const;

export type Keeper = (typeof keepers)[number]['name'];
type Role = 'owner' | 'app';

/** By process and role. */
export type DatabaseUrls = (keeper: Keeper, role: Role) => string;

export interface FuzzPostgres {
  /** Databases of their own for one run, cloned from the migrated ones. */
  cloneAll(): Promise<DatabaseUrls>;
  stop(): Promise<void>;
}

/** A PostgreSQL with the migrated tables of the platform and of the stand-ins that its calls need. */
export async function startFuzzPostgres(): Promise<FuzzPostgres> {
  const dataDir = mkdtempSync(join(tmpdir(), 'harmattan-fuzz-'));
  const template = (keeper: Keeper) => `template_${keeper}`;
  const role = (keeper: Keeper, of: Role) => ({ name: `${keeper}_${of}`, password });
  const postgres = await startPostgres({
    dataDir,
    durability: 'none',
    adminPassword: password,
    roles: keepers.flatMap(({ name }) => [role(name, 'owner'), role(name, 'app')]),
    databases: keepers.map(({ name }) => ({ name: template(name), owner: `${name}_owner`, users: [`${name}_app`] })),
  });
  for (const { name, migrate } of keepers) {
    const url = postgres.url({ database: template(name), role: role(name, 'owner') });
    await migrate({ url, appRole: `${name}_app`, testClock: false });
  }
  return {
    cloneAll: clonesOf({
      adminUrl: postgres.url({ database: 'postgres', role: postgres.admin }),
      templates: { harmattan: template('harmattan'), gateways: template('gateways'), arcade: template('arcade') },
    }),
    async stop() {
      await postgres.stop();
      await removePostgres(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Clones of migrated databases, on a PostgreSQL whose roles share one password. */
export function clonesOf({ adminUrl, templates }: { adminUrl: string; templates: Record<Keeper, string> }) {
  return async (): Promise<DatabaseUrls> => {
    const run = randomUUID().slice(0, 8);
    const database = (keeper: Keeper) => `fuzz_${keeper}_${run}`;
    const client = new pg.Client({ connectionString: adminUrl });
    await client.connect();
    try {
      for (const { name } of keepers) {
        await client.query(`create database ${database(name)} template ${templates[name]} owner ${name}_owner`);
        await client.query(`grant connect on database ${database(name)} to ${name}_app`);
      }
    } finally {
      await client.end();
    }
    return (keeper, role) => {
      const url = new URL(adminUrl);
      url.pathname = `/${database(keeper)}`;
      url.username = `${keeper}_${role}`;
      return url.href;
    };
  };
}
