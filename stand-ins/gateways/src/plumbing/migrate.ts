import { join } from 'node:path';
import { migrate as migrateDatabase } from '@harmattan/plumbing/migrate';
import { findMigrations } from '@harmattan/plumbing/migration-files';

/** Brings the stand-in's own database up to this version, as the role that owns its tables. */
export function migrate(options: { url: string; appRole: string; testClock: boolean }): Promise<{ ran: string[] }> {
  const migrations = findMigrations({
    source: join(import.meta.dirname, '..'),
    pattern: '*/migrations/*.sql',
    ownerOf: (path) => path.split('/')[0] ?? '',
  });
  return migrateDatabase({ ...options, migrations });
}
