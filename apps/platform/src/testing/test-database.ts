import { systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Database, openDatabase } from '../plumbing/db/database.ts';

const ids = createIds({ clock: systemClock, random: systemRandom });

export interface TestDatabase {
  database: Database;
  /** By role: `harmattan_app` runs the platform, `harmattan_owner` owns the tables, `postgres` may do everything. */
  url(role: 'harmattan_app' | 'harmattan_owner' | 'postgres'): string;
}

/** Gives the test file a database of its own, cloned from the migrated one, and takes it away afterwards. */
export function useTestDatabase(options: { migrated: boolean } = { migrated: true }): TestDatabase {
  const { adminUrl, template } = inject('testPostgres');
  const name = `test_${ids.next().replaceAll('-', '')}`;
  const source = options.migrated ? template : 'template0';

  const url: TestDatabase['url'] = (role) => {
    const address = new URL(adminUrl);
    address.pathname = `/${name}`;
    address.username = role;
    return address.href;
  };
  const database = openDatabase({
    url: url('harmattan_app'),
    connectionsMax: 10,
    onIdleError() {},
  });

  beforeAll(async () => {
    await asAdmin(adminUrl, `create database ${name} template ${source} owner harmattan_owner`);
    await asAdmin(
      adminUrl,
      `revoke all on database ${name} from public; grant connect on database ${name} to harmattan_app`,
    );
  });
  afterAll(async () => {
    await database.close();
    await asAdmin(adminUrl, `drop database ${name} with (force)`);
  });
  return { database, url };
}

async function asAdmin(adminUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
