import type { Random } from '@harmattan/kernel/random';
import { openPool } from '@harmattan/process/pool';
import { useDatabaseClone } from '@harmattan/process/testing/clone-database';
import { patience } from '@harmattan/process/testing/patience';
import type { Send } from '@harmattan/supplier-clients/send';
import type pg from 'pg';
import { onTestFinished } from 'vitest';
import { createLog } from '../plumbing/log.ts';
import { readSettings } from '../settings.ts';
import type { Sport } from '../sport.ts';
import { createSportsbook } from '../sportsbook.ts';

export interface TestDatabase {
  pool: pg.Pool;
  url: string;
}

/** Gives the test file a migrated database of its own, and takes it away afterwards. */
export function useSportsbookDatabase(): TestDatabase {
  const clone = useDatabaseClone({
    of: 'sportsbook',
    owner: 'sportsbook_owner',
    app: 'sportsbook_app',
    close: () => pool.end(),
  });
  const url = clone.url('sportsbook_app');
  const pool = openPool({ name: 'sportsbook', url, ...patience, onIdleError() {} });
  return { pool, url };
}

/** The whole stand-in in this process; `start` makes it listen on a free port and lets its matches be played. */
export async function createTestSportsbook(
  db: TestDatabase,
  options: {
    env?: NodeJS.ProcessEnv;
    send?: Send;
    random?: Random;
    sports?: readonly Sport[];
    logged?: string[];
  } = {},
) {
  const { env, send, random, sports, logged = [] } = options;
  const settings = readSettings({
    SPORTSBOOK_PORT: '0',
    DATABASE_URL: db.url,
    SITE_URL: 'http://localhost:3000',
    WIDGET_ORIGIN: 'http://127.0.0.1:3000',
    TEST_CLOCK: 'on',
    LOG_LEVEL: 'debug',
    ...env,
  });
  const log = createLog(settings.logLevel, { write: (line) => logged.push(line) });
  const sportsbook = await createSportsbook({
    settings,
    log,
    ...(send && { send }),
    ...(random && { random }),
    ...(sports && { sports }),
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= sportsbook.stop();
    return stopped;
  };
  onTestFinished(stop);
  const authority = '127.0.0.1';
  return {
    ...sportsbook,
    stop,
    get: (url: string, headers: Record<string, string> = {}) => sportsbook.server.inject({ url, headers, authority }),
    post: (url: string, payload: object, headers: Record<string, string> = {}) =>
      sportsbook.server.inject({ method: 'POST', url, payload, headers, authority }),
  };
}

export type TestSportsbook = Awaited<ReturnType<typeof createTestSportsbook>>;
