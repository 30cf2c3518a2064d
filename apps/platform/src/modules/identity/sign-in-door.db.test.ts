import { expect, onTestFinished, test } from 'vitest';
import { overHttp } from '../../testing/over-http.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import { newBrowser, newNumber } from '../../testing/test-player.ts';

const db = useTestDatabase();
const password = 'suya-pepper';
const connectionsMax = 8;
/** A lane may use a quarter of the connections. */
const atOnceMax = 2;
const strangers = 200;

/** Opened before the flood, in which a connection takes long to open on a busy machine. */
async function openClient() {
  const client = await db.database.pool.connect();
  onTestFinished(() => client.release(true));
  return client;
}

/** Wrong passwords of unknown devices wait until the lock on the row that counts them is given back. */
async function lockFailures(): Promise<() => Promise<unknown>> {
  const client = await openClient();
  await client.query('begin');
  const { rowCount } = await client.query(
    `select from plumbing.attempt where subject = 'numbers failing anywhere' for update`,
  );
  expect(rowCount).toBe(1);
  return () => client.query('rollback');
}

test('while strangers fill the door few of them reach the database, and a known device signs in', async () => {
  const env = { TRUSTED_PROXIES: '127.0.0.1,::1', DATABASE_CONNECTIONS_MAX: String(connectionsMax) };
  const platform = await startTestPlatform(db, env);
  const server = overHttp(platform.url);
  const [number, phone] = [newNumber(), newBrowser(server)];
  await phone.register(number, password);
  await phone.signIn(number, password);
  await newBrowser(server).signIn(newNumber(), 'a popular one');

  const watcher = await openClient();
  async function signInsInDatabase(): Promise<number> {
    const { rows } = await watcher.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%plumbing.attempt%'`,
    );
    return rows[0]?.waiting ?? 0;
  }
  const unlock = await lockFailures();
  const flood = Array.from({ length: strangers }, (_, at) =>
    newBrowser(server, { 'x-forwarded-for': `102.89.${at}.1` }).signIn(newNumber(), 'a popular one'),
  );
  await expect.poll(signInsInDatabase).toBe(atOnceMax);
  const first = await Promise.any(
    flood.map(async (call) => {
      const answer = await call;
      return answer.status === 'NOT_READY' ? answer : Promise.reject(answer);
    }),
  );
  expect(first.http).toBe(503);
  expect(await signInsInDatabase()).toBeLessThanOrEqual(atOnceMax);
  expect((await phone.signIn(number, password)).status).toBe('SUCCESS');

  await unlock();
  const statuses = new Set((await Promise.all(flood)).map(({ status }) => status));
  expect([...statuses].toSorted()).toEqual(['INVALID_USERNAME_OR_PASSWORD', 'NOT_READY']);
});
