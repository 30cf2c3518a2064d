import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {} from '@harmattan/process/testing/clone-database';
import type { TestProject } from 'vitest/node';
import { migrate as migratePlatform } from '../../apps/platform/src/plumbing/db/migrate.ts';
import { migrate as migrateArcade } from '../../stand-ins/arcade/src/plumbing/migrate.ts';
import { migrate as migrateGateways } from '../../stand-ins/gateways/src/plumbing/migrate.ts';
import { migrate as migrateSportsbook } from '../../stand-ins/sportsbook/src/plumbing/migrate.ts';
import { removePostgres, startPostgres } from '../postgres/index.ts';

const password = 'for tests only';
/** Everybody who keeps a database. The roles are called `<role>_owner` and `<role>_app`. */
const keepers = [
  { name: 'platform', role: 'harmattan', migrate: migratePlatform },
  { name: 'gateways', role: 'gateways', migrate: migrateGateways },
  { name: 'arcade', role: 'arcade', migrate: migrateArcade },
  { name: 'sportsbook', role: 'sportsbook', migrate: migrateSportsbook },
];
const template = (name: string) => `template_${name}`;

/** One PostgreSQL for the whole run, with one migrated database for each keeper that every test file clones. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'harmattan-test-'));
  const postgres = await startPostgres({
    dataDir,
    durability: 'none',
    binaries: process.env.TEST_POSTGRES_DIR,
    adminPassword: password,
    roles: keepers.flatMap(({ role }) => [`${role}_owner`, `${role}_app`]).map((name) => ({ name, password })),
    databases: keepers.map(({ name, role }) => ({
      name: template(name),
      owner: `${role}_owner`,
      users: [`${role}_app`],
    })),
  });
  for (const { name, role, migrate } of keepers) {
    const url = postgres.url({ database: template(name), role: { name: `${role}_owner`, password } });
    await migrate({ url, appRole: `${role}_app`, testClock: true });
  }
  project.provide('testPostgres', {
    adminUrl: postgres.url({ database: 'postgres', role: postgres.admin }),
    templates: Object.fromEntries(keepers.map(({ name }) => [name, template(name)])),
  });
  return async () => {
    await postgres.stop();
    await removePostgres(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  };
}
