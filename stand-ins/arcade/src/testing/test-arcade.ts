import { openPool } from '@harmattan/process/pool';
import { useDatabaseClone } from '@harmattan/process/testing/clone-database';
import { patience } from '@harmattan/process/testing/patience';
import type { Send } from '@harmattan/supplier-clients/send';
import type pg from 'pg';
import { onTestFinished } from 'vitest';
import { createArcade } from '../arcade.ts';
import { createLog } from '../plumbing/log.ts';
import { readSettings } from '../settings.ts';

export interface TestDatabase {
  pool: pg.Pool;
  url: string;
}

/** Gives the test file a migrated database of its own, and takes it away afterwards. */
export function useArcadeDatabase(): TestDatabase {
  const clone = useDatabaseClone({ of: 'arcade', owner: 'arcade_owner', app: 'arcade_app', close: () => pool.end() });
  const url = clone.url('arcade_app');
  const pool = openPool({ name: 'arcade', url, ...patience, onIdleError() {} });
  return { pool, url };
}

/** The whole stand-in in this process; `start` makes it listen on a free port and look after its rounds. */
export async function createTestArcade(
  db: TestDatabase,
  options: { env?: NodeJS.ProcessEnv; send?: Send; logged?: string[] } = {},
) {
  const { env, send, logged = [] } = options;
  const settings = readSettings({
    ARCADE_PORT: '0',
    DATABASE_URL: db.url,
    SITE_URL: 'http://localhost:3000',
    LOG_LEVEL: 'debug',
    ...env,
  });
  const log = createLog(settings.logLevel, { write: (line) => logged.push(line) });
  const arcade = await createArcade({ settings, log, ...(send && { send }) });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= arcade.stop();
    return stopped;
  };
  onTestFinished(stop);
  const authority = '127.0.0.1';
  return {
    ...arcade,
    stop,
    get: (url: string, headers: Record<string, string> = {}) => arcade.server.inject({ url, headers, authority }),
    post: (url: string, payload: object, headers: Record<string, string> = {}) =>
      arcade.server.inject({ method: 'POST', url, payload, headers, authority }),
  };
}

export type TestArcade = Awaited<ReturnType<typeof createTestArcade>>;

/** What the page asks for, in the place of the page. */
export function sitAt(arcade: TestArcade, secret: string) {
  const wish = (change: object = {}) => ({
    key: crypto.randomUUID(),
    stake: '100.00',
    choice: { side: 'heads' },
    ...change,
  });
  return {
    wish,
    page: () => arcade.get(`/play/${secret}`),
    state: async () => (await arcade.get(`/play/${secret}/state`)).json(),
    send: (body: object) => arcade.post(`/play/${secret}/rounds`, body),
    sendShown: (round: string) => arcade.post(`/play/${secret}/shown`, { round }),
    sendMove: (body: object) => arcade.post(`/play/${secret}/moves`, body),
    move: async (round: { id: string; moves: number }, move: object) =>
      (await arcade.post(`/play/${secret}/moves`, { round: round.id, at: round.moves, move })).json(),
    play: async (change: object = {}) => (await arcade.post(`/play/${secret}/rounds`, wish(change))).json(),
  };
}

/** The seat's secret in the address that a launch leads to. */
export function secretIn(address: string | undefined): string {
  return /\/play\/([\w-]{43})$/.exec(address ?? '')?.[1] ?? 'none';
}
