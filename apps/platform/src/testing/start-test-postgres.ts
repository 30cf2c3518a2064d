import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { removePostgres, startPostgres } from '../../../../scripts/postgres/index.ts';
import { migrate } from '../plumbing/db/migrate.ts';

const password = 'for tests only';
const owner = { name: 'harmattan_owner', password };
const app = { name: 'harmattan_app', password };
const template = 'template_migrated';

declare module 'vitest' {
  interface ProvidedContext {
    testPostgres: { adminUrl: string; template: string };
  }
}

/** One PostgreSQL for the whole run, with one migrated database that every test file clones. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'harmattan-test-'));
  const postgres = await startPostgres({
    dataDir,
    durability: 'none',
    adminPassword: password,
    roles: [owner, app],
    databases: [{ name: template, owner: owner.name, users: [app.name] }],
  });
  await migrate({ url: postgres.url({ database: template, role: owner }), appRole: app.name, testClock: true });
  project.provide('testPostgres', { adminUrl: postgres.url({ database: 'postgres', role: postgres.admin }), template });
  return async () => {
    await postgres.stop();
    await removePostgres(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  };
}
