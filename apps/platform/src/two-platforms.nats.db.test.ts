// Two platforms on one database with a real server between them. Each has its own caches, streams and connections.
import { apiPrefix } from '@harmattan/contract';
import { useNatsServer } from '@harmattan/process/testing/nats-server';
import { expect, onTestFinished, test } from 'vitest';
import { useTestDatabase } from './testing/test-database.ts';
import { startTestPlatform } from './testing/test-platform.ts';
import { newBrowser, newNumber } from './testing/test-player.ts';
import { newKey } from './testing/test-wallet.ts';

const db = useTestDatabase();
const nats = useNatsServer();
const password = 'correct horse';
/** Shorter than any cache is kept. */
const atOnceMs = 1_000;

type Platform = Awaited<ReturnType<typeof startTestPlatform>>;

async function startPlatform(env: NodeJS.ProcessEnv = {}): Promise<Platform> {
  const platform = await startTestPlatform(db, { BUS_URL: nats.url(), ...env }, { withBus: false });
  await expect.poll(platform.bus.isShared).toBe(true);
  return platform;
}

const startTwo = async () => [await startPlatform(), await startPlatform()] as const;

async function newPlayer(platform: Platform) {
  const number = newNumber();
  const browser = newBrowser(platform.server);
  await browser.register(number, password);
  await browser.signIn(number, password);
  const { rows } = await db.database.pool.query<{ id: bigint }>('select id from identity.player where user_name = $1', [
    `234${number}`,
  ]);
  return { number, browser, playerId: rows[0]?.id as bigint };
}

/** The same browser at another process. */
function browserAt(platform: Platform, { cookies, token }: ReturnType<typeof newBrowser>) {
  const other = newBrowser(platform.server);
  for (const [name, value] of cookies) other.cookies.set(name, value);
  other.token = token;
  return other;
}

async function openStream({ url }: Platform, { cookies, token }: ReturnType<typeof newBrowser>) {
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { authorization: `Bearer ${token}`, cookie };
  const response = await fetch(`${url}${apiPrefix}/User/Stream`, { headers, signal: stopping.signal });
  const heard = { text: '' };
  const collect = async () => {
    for await (const chunk of response.body ?? []) heard.text += Buffer.from(chunk).toString();
  };
  collect().catch(() => {});
  await expect.poll(() => heard.text).toContain('event: balance');
  return heard;
}

const move = ({ wallet }: Platform, playerId: bigint, direction: 'in' | 'out', amountMinor: bigint) =>
  wallet.transfer({ direction, playerId, key: newKey(), amountMinor, house: 'gateway:test', about: 'deposit' });

test('a balance that changes at one platform is on the pages of another one', async () => {
  const [a, b] = await startTwo();
  const { browser, playerId } = await newPlayer(a);
  const stream = await openStream(b, browser);
  await move(a, playerId, 'in', 100_000n);
  await expect.poll(() => stream.text).toContain('"version":"1"');
  const tookMs: number[] = [];
  for (let version = 2; version <= 21; version += 1) {
    await move(a, playerId, 'out', 100n);
    const startedMs = performance.now();
    await expect.poll(() => stream.text, { interval: 1 }).toContain(`"version":"${version}"`);
    tookMs.push(performance.now() - startedMs);
  }
  const sorted = tookMs.toSorted((one, other) => one - other);
  process.stdout.write(`cross_process_balance_ms ${sorted[10]?.toFixed(1)} (longest ${sorted.at(-1)?.toFixed(1)})\n`);
});

test('a session that ends at one platform is refused by another one at once', async () => {
  const [a, b] = await startTwo();
  /** Whether it was refused before the other platform would have read the session again by itself. */
  async function isRefusedAtOnce(): Promise<boolean> {
    const { browser } = await newPlayer(a);
    const elsewhere = browserAt(b, browser);
    const startedMs = performance.now();
    expect((await elsewhere.call('GET User/GetBalance')).http).toBe(200);
    await browser.call('POST Security/LogOff');
    let http = 200;
    while (http === 200 && performance.now() - startedMs < atOnceMs)
      ({ http } = await elsewhere.call('GET User/GetBalance'));
    return http === 401 && performance.now() - startedMs < 5 * atOnceMs;
  }
  await expect.poll(isRefusedAtOnce).toBe(true);
});

test('a break that begins at one platform closes the pages of another one', async () => {
  const [a, b] = await startTwo();
  const { browser, playerId } = await newPlayer(a);
  const stream = await openStream(b, browser);
  expect((await browser.call('POST Limits/TimeOut', { body: { hours: 24, password } })).status).toBe('SUCCESS');
  await expect.poll(() => stream.text).toContain('event: break\ndata: {"break":{"kind":"time-out"');
  await move(a, playerId, 'in', 1_000n);
  const stake = { direction: 'out', playerId, amountMinor: 100n, house: 'house:test', about: 'stake' } as const;
  expect(await b.wallet.transfer({ ...stake, key: newKey(), isStake: true })).toMatchObject({ status: 'excluded' });
});

test('without the server balances come by poll, and news comes again when it is back', async () => {
  const [a, b] = await startTwo();
  const { browser, playerId } = await newPlayer(a);
  const [stream, elsewhere] = [await openStream(b, browser), browserAt(b, browser)];
  await nats.kill();
  await expect.poll(() => a.bus.isShared() || b.bus.isShared()).toBe(false);
  await move(a, playerId, 'in', 5_000n);
  expect((await elsewhere.call('GET User/GetBalance')).data).toMatchObject({ totalBalance: 50 });
  expect(stream.text).not.toContain('"version":"1"');
  await nats.start();
  await expect.poll(() => a.bus.isShared() && b.bus.isShared()).toBe(true);
  await move(a, playerId, 'in', 5_000n);
  await expect.poll(() => stream.text).toContain('"version":"2"');
});

test('a web process leaves facts to a process that works, which listens on no port', async () => {
  const web = await startPlatform({ PROCESS_ROLE: 'web' });
  const { browser } = await newPlayer(web);
  const undelivered = async () => {
    const { rows } = await db.database.pool.query<{ count: bigint }>(
      'select count(*) from plumbing.outbox where delivered_at is null',
    );
    return Number(rows[0]?.count);
  };
  const stream = await openStream(web, browser);
  expect(await undelivered()).toBeGreaterThan(0);
  const jobs = await startPlatform({ PROCESS_ROLE: 'jobs' });
  expect([jobs.server.server.listening, jobs.office.server.server.listening]).toEqual([false, false]);
  await expect.poll(undelivered).toBe(0);
  // The welcome, which the other process wrote.
  await expect.poll(() => stream.text).toContain('event: unread\ndata: {"unread":1}');
});

test('two platforms that both work deliver each fact once', async () => {
  const both = await startTwo();
  const players = await Promise.all(Array.from({ length: 12 }, (_, at) => newPlayer(both[at % 2] as Platform)));
  const lettersOf = async ({ playerId }: { playerId: bigint }) =>
    Number((await both[0].messages.unreadOf(playerId)).unread);
  const letters = () => Promise.all(players.map(lettersOf));
  await expect.poll(letters).toEqual(players.map(() => 1));
  await Promise.all(both.map(({ outbox }) => outbox.drainOnce()));
  expect(await letters()).toEqual(players.map(() => 1));
  const { rows } = await db.database.pool.query('select id from plumbing.outbox where attempts > 1');
  expect(rows).toEqual([]);
});
