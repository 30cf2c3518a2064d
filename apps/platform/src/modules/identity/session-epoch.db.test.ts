import { type CallKey, type Calls, calls } from '@harmattan/contract';
import { movableClock, systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import { setTestClock } from '@harmattan/plumbing/test-clock';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { createLocalBus } from '../../plumbing/bus.ts';
import { success } from '../../plumbing/http/answer.ts';
import { createLog } from '../../plumbing/log.ts';
import { createOutbox } from '../../plumbing/outbox/outbox.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newBrowser, newNumber } from '../../testing/test-player.ts';
import { testServer } from '../../testing/test-server.ts';
import { createIdentity } from './index.ts';

const { database } = useTestDatabase();
const password = 'correct horse';
const log = createLog({ level: 'silent' });
const clock = movableClock(systemClock);
const ids = createIds({ clock, random: systemRandom });

const servedCalls = pick(
  'POST Security/Register',
  'POST Security/Login',
  'POST Security/LogOff',
  'POST Security/ChangePassword',
  'POST Security/EndUserSession',
  'GET Security/GetUserSessions',
  'GET User/GetBalance',
);

function pick<Key extends CallKey>(...keys: Key[]): Pick<Calls, Key> {
  return Object.fromEntries(keys.map((key) => [key, calls[key]])) as Pick<Calls, Key>;
}

/** Everything that a process needs, but for what several of them share. */
const ownDeps = {
  database,
  clock,
  log,
  ids,
  random: systemRandom,
  sendSms() {},
  balanceOf: async () => 0n,
  isFunded: async () => false,
  countryDigits: '234',
  currency: 'NGN',
  country: 'NG',
  brandName: 'Test',
  passwordLengthMin: 6,
  signInFailuresAlarm: 1_000,
  idleDaysMax: 90,
  secretsKeys: [],
};

/** Processes of one platform: each keeps its own sessions in mind, and the bus goes between them. */
async function setUp({ processes = 1 }: { processes?: number } = {}) {
  const bus = createLocalBus({ log });
  const outbox = createOutbox({ database, ids, log });
  const raised: [playerId: bigint, epoch: number][] = [];
  const epochs: number[] = [];
  const wallet = { isDown: false };
  const servers: FastifyInstance[] = [];
  for (let made = 0; made < processes; made += 1) {
    const identity = await createIdentity({
      ...ownDeps,
      bus,
      outbox,
      async raiseSessionEpoch(playerId, epoch) {
        if (wallet.isDown) throw new Error('the wallet is down');
        raised.push([playerId, epoch]);
      },
    });
    servers.push(
      await testServer({
        env: { REQUESTS_PER_MINUTE_MAX: '1000000' },
        calls: servedCalls,
        handlers: {
          ...identity.handlers,
          'GET User/GetBalance'({ context }) {
            epochs.push(context.player.sessionEpoch);
            return success({ totalBalance: 0n });
          },
        },
        authenticate: identity.authenticate,
      }),
    );
  }
  const number = newNumber();
  const browserAt = (process = 0) => {
    const server = servers[process];
    if (!server) throw new Error(`there is no process ${process}`);
    return newBrowser(server);
  };
  await browserAt().register(number, password);
  const { rows } = await database.pool.query('select id from identity.player where user_name = $1', [`234${number}`]);
  const signIn = async (process?: number) => {
    const browser = browserAt(process);
    await browser.signIn(number, password);
    return browser;
  };
  return { signIn, browserAt, number, playerId: rows[0].id as bigint, raised, epochs, wallet, outbox };
}

type Browser = Awaited<ReturnType<Awaited<ReturnType<typeof setUp>>['signIn']>>;
const isIn = async (browser: Browser) => (await browser.call('GET User/GetBalance')).http === 200;

/** How often anything asked for a connection to the database meanwhile. */
async function countQueries(task: () => Promise<unknown>): Promise<number> {
  const { pool } = database;
  const connect = pool.connect;
  let queries = 0;
  pool.connect = (...args: unknown[]) => {
    queries += 1;
    return Reflect.apply(connect, pool, args);
  };
  await task();
  pool.connect = connect;
  return queries;
}

async function moveClock(offsetMs: number): Promise<void> {
  await setTestClock(database.pool, offsetMs);
  clock.setOffset(offsetMs);
}

test('a hundred requests of one player cost no query after the first', async () => {
  const { signIn } = await setUp();
  const browser = await signIn();
  await isIn(browser);
  const queries = await countQueries(async () => {
    for (let request = 0; request < 100; request += 1) expect(await isIn(browser)).toBe(true);
  });
  expect(queries).toBe(0);
});

test('a token from the cache counts only together with its own cookie', async () => {
  const { signIn } = await setUp();
  const [browser, other] = [await signIn(), await signIn()];
  await Promise.all([isIn(browser), isIn(other)]);
  other.token = browser.token;
  expect(await isIn(other)).toBe(false);
  expect(await isIn(browser)).toBe(true);
});

test('a session that was ended is refused at once, in every process', async () => {
  const { signIn, browserAt } = await setUp({ processes: 2 });
  const here = await signIn(0);
  const there = browserAt(1);
  there.token = here.token;
  for (const [name, value] of here.cookies) there.cookies.set(name, value);
  expect([await isIn(here), await isIn(there)]).toEqual([true, true]);
  await here.call('POST Security/LogOff');
  here.token = there.token;
  expect([await isIn(here), await isIn(there)]).toEqual([false, false]);
});

test('a session slides on through the cache, and ends when nobody uses it', async () => {
  const { signIn } = await setUp();
  const browser = await signIn();
  const hourMs = 3_600_000;
  for (const hours of [0, 40, 80, 120]) {
    await moveClock(hours * hourMs);
    expect(await isIn(browser)).toBe(true);
    expect(await isIn(browser)).toBe(true);
  }
  await moveClock((120 + 49) * hourMs);
  expect(await isIn(browser)).toBe(false);
  await moveClock(0);
});

test('whatever ends sessions raises the epoch, and the wallet knows it before the answer', async () => {
  const { signIn, playerId, raised, epochs } = await setUp();
  const browser = await signIn();
  const other = await signIn();
  await isIn(browser);
  const sessions = (await browser.call('GET Security/GetUserSessions')).data;
  const sessionId = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  await browser.call('POST Security/EndUserSession', { query: { sessionId } });
  expect(raised).toEqual([[playerId, 1]]);
  expect(await isIn(other)).toBe(false);
  await isIn(browser);
  await browser.call('POST Security/ChangePassword', {
    body: { oldPassword: password, newPassword: 'brand new', confirmPassword: 'brand new' },
  });
  expect(raised.at(-1)).toEqual([playerId, 2]);
  await isIn(browser);
  await browser.call('POST Security/LogOff');
  expect(raised.at(-1)).toEqual([playerId, 3]);
  expect(epochs, 'a session that stays learns the new epoch').toEqual([0, 1, 2]);
});

test('ending what is not there raises nothing', async () => {
  const { signIn, raised } = await setUp();
  const browser = await signIn();
  const sessionId = ids.next();
  expect((await browser.call('POST Security/EndUserSession', { query: { sessionId } })).status).toBe(
    'SESSION_DOES_NOT_EXIST',
  );
  expect(raised).toEqual([]);
});

test('sessions end even when the wallet cannot be told, which hears of it later', async () => {
  const { signIn, playerId, raised, wallet, outbox } = await setUp();
  const browser = await signIn();
  wallet.isDown = true;
  const token = browser.token;
  expect((await browser.call('POST Security/LogOff')).http).toBe(200);
  browser.token = token;
  expect(await isIn(browser)).toBe(false);
  expect(raised).toEqual([]);
  wallet.isDown = false;
  await outbox.drainOnce();
  expect(raised).toContainEqual([playerId, 1]);
});

test('ten ends of sessions at once, and a password change among them, raise the epoch once each', async () => {
  const { signIn, raised, playerId } = await setUp();
  const browsers: Browser[] = [];
  for (let made = 0; made < 9; made += 1) browsers.push(await signIn());
  const [changing, ...leaving] = browsers;
  const answers = await Promise.all([
    changing?.call('POST Security/ChangePassword', {
      body: { oldPassword: password, newPassword: 'brand new', confirmPassword: 'brand new' },
    }),
    ...leaving.map((browser) => browser.call('POST Security/LogOff')),
  ]);
  expect(answers.map((answer) => answer?.http).filter((http) => http !== 200 && http !== 401)).toEqual([]);
  const { rows } = await database.pool.query('select session_epoch from identity.player where id = $1', [playerId]);
  const epochs = raised.map(([, epoch]) => epoch).sort((a, b) => a - b);
  expect(epochs).toEqual(Array.from({ length: rows[0].session_epoch }, (_, at) => at + 1));
});

test('finds a player however the number is written', async () => {
  const { number, playerId } = await setUp();
  const identity = await createIdentity({
    ...ownDeps,
    bus: createLocalBus({ log }),
    outbox: createOutbox({ database, ids, log }),
    raiseSessionEpoch: async () => {},
  });
  for (const written of [number, `0${number}`, `+234${number}`]) {
    expect(await identity.playerByUserName(written)).toEqual({ playerId, userName: `234${number}` });
  }
  expect(await identity.playerByUserName(newNumber())).toBeUndefined();
  expect(await identity.playerByUserName('nobody')).toBeUndefined();
  expect(await identity.rankOf(playerId)).toBe(0);
});
