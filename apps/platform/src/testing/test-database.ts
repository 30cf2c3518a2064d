import { useDatabaseClone } from '@harmattan/process/testing/clone-database';
import { patience } from '@harmattan/process/testing/patience';
import { type Database, openDatabase } from '../plumbing/db/database.ts';

export interface TestDatabase {
  database: Database;
  /** By role: `harmattan_app` runs the platform, `harmattan_owner` owns the tables, `postgres` may do everything. */
  url(role: 'harmattan_app' | 'harmattan_owner' | 'postgres'): string;
  /** Done after the file's last test, before the database is taken away. */
  defer(work: () => Promise<unknown>): void;
}

/** Gives the test file a database of its own, cloned from the migrated one, and takes it away afterwards. */
export function useTestDatabase(options: { migrated: boolean } = { migrated: true }): TestDatabase {
  const deferred: (() => Promise<unknown>)[] = [];
  const { url } = useDatabaseClone({
    of: options.migrated ? 'platform' : 'template0',
    owner: 'harmattan_owner',
    app: 'harmattan_app',
    async close() {
      for (const work of deferred) await work();
      await database.close();
    },
  });
  const database = openDatabase({ url: url('harmattan_app'), connectionsMax: 10, ...patience, onIdleError() {} });
  return { database, url, defer: (work) => deferred.push(work) };
}
