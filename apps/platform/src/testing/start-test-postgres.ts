import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { removePostgres, startPostgres } from '../../../../scripts/postgres/index.ts';
import { migrate } from '../plumbing/db/migrate.ts';

const password = 'for tests only';
const template = 'template_migrated';

declare module 'vitest' {
  interface ProvidedContext {
    testPostgres: { adminUrl: string; template: string };
  }
}

/** One PostgreSQL for the whole run, with one migrated database that every test file clones. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'harmattan-test-'));
  const postgres = await startPostgres({ dataDir, adminPassword: password, durability: 'none' });
  await postgres.provision({
    roles: [
      { name: 'harmattan_owner', password },
      { name: 'harmattan_app', password },
    ],
    databases: [{ name: template, owner: 'harmattan_owner', users: ['harmattan_app'] }],
  });
  await migrate({
    url: postgres.url({ database: template, user: 'harmattan_owner', password }),
    appRole: 'harmattan_app',
    testClock: true,
  });
  project.provide('testPostgres', { adminUrl: postgres.adminUrl('postgres'), template });
  return async () => {
    await postgres.stop();
    await removePostgres(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  };
}
