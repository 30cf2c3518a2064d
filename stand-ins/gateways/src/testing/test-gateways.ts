import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPool } from '@harmattan/process/pool';
import { useDatabaseClone } from '@harmattan/process/testing/clone-database';
import { patience } from '@harmattan/process/testing/patience';
import { smsPath } from '@harmattan/wires/termii';
import type pg from 'pg';
import { onTestFinished } from 'vitest';
import { createGateways } from '../gateways.ts';
import { createLog } from '../plumbing/log.ts';
import { readSettings } from '../settings.ts';
import { createPlatformFarEnd } from './platform-far-end.ts';

export interface TestDatabase {
  pool: pg.Pool;
  url: string;
}

/** Gives the test file a migrated database of its own, and takes it away afterwards. */
export function useTestDatabase(): TestDatabase {
  const clone = useDatabaseClone({
    of: 'gateways',
    owner: 'gateways_owner',
    app: 'gateways_app',
    close: () => pool.end(),
  });
  const url = clone.url('gateways_app');
  const pool = openPool({ name: 'gateways', url, ...patience, onIdleError() {} });
  return { pool, url };
}

/** The whole stand-in in this process; `start` makes it listen on a free port. */
export async function createTestGateways(db: TestDatabase, env: NodeJS.ProcessEnv = {}, logged: string[] = []) {
  const settings = readSettings({
    GATEWAYS_PORT: '0',
    DATABASE_URL: db.url,
    SITE_URL: 'http://localhost:3000',
    LOG_LEVEL: 'debug',
    ...env,
  });
  const gateways = await createGateways({
    settings,
    pagesDir: unbuiltPages(),
    log: createLog(settings.logLevel, { write: (line) => logged.push(line) }),
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= gateways.stop();
    return stopped;
  };
  onTestFinished(stop);
  return {
    ...gateways,
    stop,
    get: (url: string, headers: Record<string, string> = {}) =>
      gateways.server.inject({ url, headers, authority: '127.0.0.1' }),
    post: (url: string, payload: object, headers: Record<string, string> = {}) =>
      gateways.server.inject({ method: 'POST', url, payload, headers, authority: '127.0.0.1' }),
  };
}

/** Pages as the build would leave them, without scripts: a test reads what the server writes into them. */
function unbuiltPages(): string {
  const dir = mkdtempSync(join(tmpdir(), 'gateways-pages-'));
  for (const file of ['index.html', 'payment.html'])
    writeFileSync(join(dir, file), '<html lang="en"><script type="application/json">{}</script></html>');
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
}

/** What the server wrote into a page for its script. */
export function dataIn(html: string): unknown {
  return JSON.parse(/<script type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');
}

/** The stand-in with a platform to call, at work. */
export async function startTestGateways(db: TestDatabase, env: NodeJS.ProcessEnv = {}, logged: string[] = []) {
  const platform = await createPlatformFarEnd();
  const gateways = await createTestGateways(db, { PLATFORM_HOOKS_URL: platform.url, TEST_CLOCK: 'on', ...env }, logged);
  // What another test left behind is not for this one's platform.
  await db.pool.query('delete from hooks.delivery');
  await db.pool.query('delete from kudipal.late_transfer');
  await gateways.start();
  onTestFinished(async () => {
    await db.pool.query('update plumbing.test_clock set offset_ms = 0');
  });
  const ask = (url: string, body: object) => gateways.post(`/phone/api/${url}`, body);
  return {
    ...gateways,
    platform,
    /** Back to the present when the test ends. */
    moveClock: (offsetMs: number) => gateways.post('/test/clock', { offsetMs }),
    /** What a person does on the phone. */
    onPhone: ask,
    lookAt: async (url: string) => (await gateways.get(`/phone/api/${url}`)).json(),
    textsTo: async (number: string): Promise<string[]> =>
      (await gateways.get(`/phone/api/messages?number=${number}`))
        .json()
        .messages.map(({ text }: { text: string }) => text),
  };
}

let numbersGiven = 0;

/** A number that no other test of this file has. */
export function newNumber(ending = ''): string {
  numbersGiven += 1;
  return `23480${String(31_000_000 + numbersGiven)}`.slice(0, 13 - ending.length) + ending;
}

/** A request as a customer of the gateway makes it. */
export function smsTo(to: string, change: object = {}) {
  const body = {
    api_key: 'sandbox',
    to,
    from: 'Harmattan',
    sms: '123456 is your code',
    type: 'plain',
    channel: 'dnd',
  };
  return [smsPath, { ...body, ...change }] as const;
}
