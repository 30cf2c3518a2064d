import { migrate as migratePlatform } from '../../../apps/platform/src/plumbing/db/migrate.ts';
import { migrate as migrateSportsbook } from '../../../stand-ins/sportsbook/src/plumbing/migrate.ts';
import { type DatabaseUrls, withDatabases } from '../databases.ts';

export type Urls = Record<'platform' | 'sportsbook' | 'busy' | 'roundPlatform' | 'round', DatabaseUrls>;

/** The platform's, a sportsbook's whose matches end when we say so, one of an afternoon on which everybody plays, and a pair of both. */
export function withSportsDatabases(use: (urls: Urls) => Promise<void>): Promise<void> {
  return withDatabases(
    {
      platform: { database: 'harmattan', migrate: migratePlatform },
      sportsbook: { database: 'sportsbook', migrate: migrateSportsbook, testClock: true },
      busy: { database: 'busy', migrate: migrateSportsbook },
      roundPlatform: { database: 'round_platform', migrate: migratePlatform },
      round: { database: 'round', migrate: migrateSportsbook, testClock: true },
    },
    use,
  );
}
