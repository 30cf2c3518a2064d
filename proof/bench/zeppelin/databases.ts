import { migrate as migratePlatform } from '../../../apps/platform/src/plumbing/db/migrate.ts';
import { migrate as migrateArcade } from '../../../stand-ins/arcade/src/plumbing/migrate.ts';
import { type DatabaseUrls, withDatabases } from '../databases.ts';

export type Addresses = Record<'platform' | 'arcade', DatabaseUrls>;

export function withBothDatabases(use: (addresses: Addresses) => Promise<void>): Promise<void> {
  return withDatabases(
    {
      platform: { database: 'harmattan', migrate: migratePlatform },
      arcade: { database: 'arcade', migrate: migrateArcade },
    },
    use,
  );
}
