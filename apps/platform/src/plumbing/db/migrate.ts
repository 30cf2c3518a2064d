import { join } from 'node:path';
import { type MigrateOptions as DatabaseOptions, migrate as migrateDatabase } from '@harmattan/process/migrate';
import { findMigrations, type Migration } from '@harmattan/process/migration-files';
import { installJobs } from '../jobs/install.ts';

export type MigrateOptions = Omit<DatabaseOptions, 'migrations' | 'afterwards'> & { migrations?: Migration[] };

/** Every module keeps the migrations of its own tables. */
export function platformMigrations(): Migration[] {
  return findMigrations({
    source: join(import.meta.dirname, '../..'),
    pattern: '{plumbing,modules/*}/**/migrations/*.sql',
    ownerOf: (path) => (path.startsWith('plumbing') ? 'plumbing' : (path.split('/')[1] ?? '')),
  });
}

/** Brings the platform's database up to this version, the tables of its jobs included. */
export function migrate({ migrations = platformMigrations(), ...options }: MigrateOptions): Promise<{ ran: string[] }> {
  return migrateDatabase({ ...options, migrations, afterwards: () => installJobs(options) });
}
