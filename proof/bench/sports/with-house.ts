import { join } from 'node:path';
import { withServer } from '../processes.ts';
import type { Urls } from './databases.ts';

const here = (file: string) => join(import.meta.dirname, file);

/** A platform with a book beside it whose clock can be moved, each in a process of its own. Without mishaps: no match is postponed. */
export function withHouse<Result>(
  { platform, sportsbook }: Pick<Urls, 'platform' | 'sportsbook'>,
  { server, env = {} }: { server: 'sportsbook-server.ts' | 'busy-server.ts'; env?: NodeJS.ProcessEnv },
  use: (bookAddress: string) => Promise<Result>,
): Promise<Result> {
  return withServer(here('../zeppelin/platform-server.ts'), { DATABASE_URL: platform.appUrl }, (site) => {
    const bookEnv = {
      DATABASE_URL: sportsbook.appUrl,
      SITE_URL: site,
      PLATFORM_WALLETS_URL: `${site}/wallet`,
      TEST_CLOCK: 'on',
      LOG_LEVEL: 'warn',
      ...env,
    };
    return withServer(here(server), bookEnv, use);
  });
}
