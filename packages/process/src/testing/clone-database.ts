import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of this run, and in it a migrated database for each program that keeps one. */
    testPostgres: { adminUrl: string; templates: Record<string, string> };
  }
}

/**
 * Gives the test file a database of its own and takes it away afterwards. Its addresses are known at once; it exists
 * from the first test on.
 */
export function useDatabaseClone(options: {
  /** Whose migrated database to copy; `template0` for an empty one. */
  of: string;
  owner: string;
  app: string;
  /** Lets go of the database before it is dropped. */
  close(): Promise<void>;
}): { url(role: string): string } {
  const { adminUrl, templates } = inject('testPostgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;

  beforeAll(async () => {
    await asAdmin(
      adminUrl,
      `create database ${name} template ${templates[options.of] ?? options.of} owner ${options.owner}`,
    );
    await asAdmin(
      adminUrl,
      `revoke all on database ${name} from public; grant connect on database ${name} to ${options.app}`,
    );
  });
  afterAll(async () => {
    await options.close();
    await asAdmin(adminUrl, `drop database ${name} with (force)`);
  });
  return {
    url(role) {
      const address = new URL(adminUrl);
      address.pathname = `/${name}`;
      address.username = role;
      return address.href;
    },
  };
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
