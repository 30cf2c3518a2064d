import { migrate } from '../migrate.ts';
import { findMigrations } from '../migration-files.ts';

/** What a stand-in tells of itself once; the launcher and the tests add the rest. */
type MigrateStandIn = (options: { url: string; appRole: string; testClock: boolean }) => Promise<{ ran: string[] }>;

/** Brings a stand-in's own database up to its version, as the role that owns its tables. `source` holds its folders. */
export function migrateStandIn(source: string): MigrateStandIn {
  return (options) => {
    const ground = findMigrations({
      source: import.meta.dirname,
      pattern: 'migrations/*.sql',
      ownerOf: () => 'plumbing',
    });
    const own = findMigrations({
      source,
      pattern: '*/migrations/*.sql',
      ownerOf: (path) => path.split('/')[0] ?? '',
    });
    return migrate({ ...options, migrations: [...ground, ...own] });
  };
}
