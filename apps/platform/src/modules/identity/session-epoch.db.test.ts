import { type CallKey, type Calls, calls } from '@harmattan/contract';
import { movableClock, systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import { setTestClock } from '@harmattan/process/test-clock';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { createLocalBus } from '../../plumbing/bus.ts';
import { success } from '../../plumbing/http/answer.ts';
import { createLog } from '../../plumbing/log.ts';
import { createOutbox } from '../../plumbing/outbox/outbox.ts';
import { sessionsWaiting } from '../../testing/sessions-waiting.ts';
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
  sendSms: async () => 'taken' as const,
  isSmsReachable: async () => true,
  balanceOf: async () => 0n,
  isFunded: async () => false,
  isNumberKept: async () => false,
  countryDigits: '234',
  currency: 'NGN',
  country: 'NG',
  brandName: 'Test',
  passwordLengthMin: 6,
  signInFailuresAlarm: 1_000,
  idleDaysMax: 90,
  sessionDaysMax: 14,
  secretsKeys: [],
};

/** Processes of one platform: each keeps its own sessions in mind, and the bus goes between them unless it is torn. */
async function setUp({ processes = 1, isBusTorn = false }: { processes?: number; isBusTorn?: boolean } = {}) {
  const shared = createLocalBus({ log });
  const outbox = createOutbox({ database, ids, log });
  const raised: [playerId: bigint, epoch: number][] = [];
  const epochs: number[] = [];
  const wallet = { isDown: false };
  const servers: FastifyInstance[] = [];
  for (let made = 0; made < processes; made += 1) {
    const identity = await createIdentity({
      ...ownDeps,
      bus: isBusTorn ? createLocalBus({ log }) : shared,
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

/** Another tab, or a copy of the session in other hands. */
function sameSession(of: Browser, browser: Browser): Browser {
  browser.token = of.token;
  for (const [name, value] of of.cookies) browser.cookies.set(name, value);
  return browser;
}

const change = (browser: Browser, newPassword = 'brand new') =>
  browser.call('POST Security/ChangePassword', {
    body: { oldPassword: password, newPassword, confirmPassword: newPassword },
  });

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

test('a session slides on through the cache, and ends when the player does not use it', async () => {
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

test('a session ends after fourteen days in every process, however much it is used', async () => {
  const { signIn, browserAt } = await setUp({ processes: 2 });
  const here = await signIn(0);
  const there = sameSession(here, browserAt(1));
  const dayMs = 86_400_000;
  for (let day = 1; day <= 13; day += 1) {
    await moveClock(day * dayMs);
    expect([await isIn(here), await isIn(there)], `day ${day}`).toEqual([true, true]);
  }
  await moveClock(14 * dayMs - 120_000);
  expect([await isIn(here), await isIn(there)]).toEqual([true, true]);
  await moveClock(14 * dayMs + 1_000);
  expect([await isIn(here), await isIn(there)]).toEqual([false, false]);
  await moveClock(0);
});

test('a renewed session goes on with its new cookie, and the old one is refused at once, in every process', async () => {
  const { signIn, browserAt } = await setUp({ processes: 2 });
  const here = await signIn(0);
  const [copyHere, copyThere] = [sameSession(here, browserAt(0)), sameSession(here, browserAt(1))];
  expect([await isIn(copyHere), await isIn(copyThere)]).toEqual([true, true]);
  const { token } = here;
  expect((await change(here)).http).toBe(200);
  expect([await isIn(copyHere), await isIn(copyThere)]).toEqual([false, false]);
  const renewedThere = sameSession(here, browserAt(1));
  expect([await isIn(here), await isIn(renewedThere)]).toEqual([true, true]);
  expect(here.token, 'every tab has it').toBe(token);
});

test('a process that has not heard of a renewal takes the new cookie, and not for the old one', async () => {
  const { signIn, browserAt } = await setUp({ processes: 2, isBusTorn: true });
  const here = await signIn(0);
  const there = sameSession(here, browserAt(1));
  expect(await isIn(there)).toBe(true);
  await change(here);
  expect(await isIn(sameSession(here, browserAt(1))), 'the cache has the old cookie').toBe(true);
  expect(await isIn(there)).toBe(false);
});

test('requests under way during a renewal end well, and none of their answers brings the old cookie back', async () => {
  const { signIn } = await setUp();
  const browser = await signIn();
  await moveClock(120_000);
  const balance = () => browser.call('GET User/GetBalance');
  const [changed, ...others] = await Promise.all([change(browser), balance(), balance(), balance()]);
  expect(changed.http).toBe(200);
  expect(others.map(({ http }) => http)).toEqual([200, 200, 200]);
  expect(await isIn(browser)).toBe(true);
  await moveClock(0);
});

test('of two password changes at once one is made, and its session stays open', async () => {
  const { signIn } = await setUp();
  const browser = await signIn();
  const answers = await Promise.all([change(browser), change(browser)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['OLD_PASSWORD_IS_INCORRECT', 'SUCCESS']);
  expect(await isIn(browser)).toBe(true);
});

test('a change that a session began before it was ended is not made', async () => {
  const { signIn, number, browserAt, playerId } = await setUp();
  const [thief, owner] = [await signIn(), await signIn()];
  await isIn(thief);
  const lock = await database.pool.connect();
  await lock.query('begin');
  await lock.query('select 1 from identity.player where id = $1 for update', [playerId]);
  const stolen = change(thief, 'the thief has it');
  await expect.poll(() => sessionsWaiting(database.pool)).toBeGreaterThan(0);
  await lock.query('delete from identity.session where player_id = $1', [playerId]);
  await lock.query('commit');
  lock.release();
  expect((await stolen).http).toBe(401);
  expect(await isIn(owner)).toBe(false);
  expect((await browserAt().signIn(number, password)).status).toBe('SUCCESS');
});

test('whatever ends sessions raises the epoch, and the wallet knows it before the answer', async () => {
  const { signIn, playerId, raised, epochs } = await setUp();
  const browser = await signIn();
  const other = await signIn();
  await isIn(browser);
  const sessions = (await browser.call('GET Security/GetUserSessions')).data;
  const sessionId = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  await browser.call('POST Security/EndUserSession', { body: { sessionId, password } });
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
