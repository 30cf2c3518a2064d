import { rmSync } from 'node:fs';
import type {} from '@harmattan/process/testing/clone-database';
import type { TestProject } from 'vitest/node';
import { migrate as migratePlatform } from '../../apps/platform/src/plumbing/db/migrate.ts';
import { migrate as migrateArcade } from '../../stand-ins/arcade/src/plumbing/migrate.ts';
import { migrate as migrateGateways } from '../../stand-ins/gateways/src/plumbing/migrate.ts';
import { migrate as migrateSportsbook } from '../../stand-ins/sportsbook/src/plumbing/migrate.ts';
import { removePostgres, startPostgres } from '../postgres/index.ts';
import { provision } from '../postgres/provision.ts';
import { makeTestFolder, removeAbandoned } from './test-folder.ts';

const ownPassword = 'for tests only';
/** Everybody who keeps a database. The roles are called `<role>_owner` and `<role>_app`. */
const keepers = [
  { name: 'platform', role: 'harmattan', migrate: migratePlatform },
  { name: 'gateways', role: 'gateways', migrate: migrateGateways },
  { name: 'arcade', role: 'arcade', migrate: migrateArcade },
  { name: 'sportsbook', role: 'sportsbook', migrate: migrateSportsbook },
];
const template = (name: string) => `template_${name}`;

/**
 * The databases live for seconds. Statistics that a vacuum gathers would come in the middle of a test on a slow machine and never on a
 * fast one, and no other server follows this one.
 */
const settings = { autovacuum: 'off', wal_level: 'minimal', max_wal_senders: '0', max_wal_size: '512MB' };

type Run = Awaited<ReturnType<typeof start>>;
/** Vitest loads this file once for each project. */
const shared = globalThis as { [running]?: Promise<Run>; [users]?: number };
const running = Symbol.for('harmattan: the PostgreSQL of this run');
const users = Symbol.for('harmattan: the projects that use it');

/** One PostgreSQL for the whole run and all its projects, with one migrated database for each keeper that every test file clones. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared[users] = (shared[users] ?? 0) + 1;
  shared[running] ??= start();
  const { provided, stop } = await shared[running];
  project.provide('testPostgres', provided);
  return async () => {
    shared[users] = (shared[users] ?? 0) - 1;
    if (shared[users] > 0) return;
    delete shared[running];
    await stop();
  };
}

async function start() {
  const given = process.env.TEST_DATABASE_URL;
  const { adminUrl, stop } = given === undefined ? await startOwn() : { adminUrl: given, stop: async () => {} };
  await prepareTemplates(adminUrl);
  const templates = Object.fromEntries(keepers.map(({ name }) => [name, template(name)]));
  return { provided: { adminUrl, templates }, stop };
}

async function startOwn() {
  await removeAbandoned();
  const dataDir = makeTestFolder();
  const postgres = await startPostgres({
    dataDir,
    durability: 'none',
    settings,
    binaries: process.env.TEST_POSTGRES_DIR,
    adminPassword: ownPassword,
    roles: [],
    databases: [],
  });
  return {
    adminUrl: postgres.url({ database: 'postgres', role: postgres.admin }),
    async stop() {
      await postgres.stop();
      await removePostgres(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** All roles have the password of the server's administrator: a clone's address differs in the role alone. */
async function prepareTemplates(adminUrl: string): Promise<void> {
  const password = decodeURIComponent(new URL(adminUrl).password);
  await provision(adminUrl, {
    roles: keepers.flatMap(({ role }) => [`${role}_owner`, `${role}_app`]).map((name) => ({ name, password })),
    databases: keepers.map(({ name, role }) => ({
      name: template(name),
      owner: `${role}_owner`,
      users: [`${role}_app`],
    })),
  });
  for (const { name, role, migrate } of keepers) {
    const url = new URL(adminUrl);
    url.pathname = `/${template(name)}`;
    url.username = `${role}_owner`;
    await migrate({ url: url.href, appRole: `${role}_app`, testClock: true });
  }
}
