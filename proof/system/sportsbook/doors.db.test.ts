// Every book's launch as the platform makes it, through the supplier's own door, to a seat that the platform's wallet knows.
import { type BookName, bookNames } from '@harmattan/wires/suppliers/names';
import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../../apps/platform/src/testing/test-database.ts';
import { sharedTestPlatform } from '../../../apps/platform/src/testing/test-platform.ts';
import { newBrowser, newNumber } from '../../../apps/platform/src/testing/test-player.ts';
import { freePorts } from '../../../scripts/system/free-ports.ts';
import {
  createTestSportsbook,
  type TestSportsbook,
  useSportsbookDatabase,
} from '../../../stand-ins/sportsbook/src/testing/test-sportsbook.ts';
import { tugOfWar } from '../../../stand-ins/sportsbook/src/testing/tug-of-war.ts';

const platformDb = useTestDatabase();
const bookDb = useSportsbookDatabase();
const password = 'harmattan-1';
const site = 'http://localhost:3000';
const widget = 'http://127.0.0.1:3000';

const calls: Record<BookName, 'POST Sports/Altenar'> = {
  altenar: 'POST Sports/Altenar',
  bti: 'POST Sports/BTI' as 'POST Sports/Altenar',
  everymatrix: 'POST Sports/EveryMatrix' as 'POST Sports/Altenar',
  bsbetting: 'POST Sports/BSBetting' as 'POST Sports/Altenar',
};
/** Where each supplier's address carries who is signed in. */
const carriedIn: Record<BookName, string> = {
  altenar: 'token',
  bti: 'operatorToken',
  everymatrix: 'currentSession',
  bsbetting: 'Token',
};

let bookPort: number;
beforeAll(async () => {
  [bookPort] = (await freePorts(1)) as [number];
});

/** Both ends of the wires, each knowing where the other is, and a player. */
async function openHouse(env: NodeJS.ProcessEnv = {}) {
  const platform = await sharedTestPlatform(platformDb, { SPORTSBOOK_PORT: String(bookPort) });
  const logged: string[] = [];
  const book = await createTestSportsbook(bookDb, {
    env: { SPORTSBOOK_PORT: String(bookPort), PLATFORM_WALLETS_URL: `${platform.url}/wallet`, ...env },
    sports: [tugOfWar],
    logged,
  });
  await book.start();
  const player = newBrowser(platform.server);
  const number = newNumber();
  await player.register(number, password);
  await player.signIn(number, password);
  return { platform, book, logged, player, visitor: newBrowser(platform.server) };
}

async function launchOf(browser: ReturnType<typeof newBrowser>, name: BookName, lang = 'sw'): Promise<URL> {
  const answer = await browser.call(calls[name], { query: { lang } });
  expect(answer.status).toBe('SUCCESS');
  return new URL(answer.data.frameUrl);
}

/** What a browser does with the address of a frame. */
async function follow(book: TestSportsbook, address: URL) {
  const { statusCode, headers } = await book.get(`${address.pathname}${address.search}`);
  expect([statusCode, headers['cache-control'], headers['set-cookie']]).toEqual([303, 'no-store', undefined]);
  const led = new URL(`${headers.location}`, 'http://127.0.0.1');
  return { secret: led.pathname.replace(/^\/book\//, ''), ...Object.fromEntries(led.searchParams) };
}

const seatsTaken = async () => (await bookDb.pool.query('select from sportsbook.seat')).rowCount;

test.each(bookNames)('%s gives a player a seat, and logs neither the token nor the secret', async (name) => {
  const { book, player, logged } = await openHouse();
  const address = await launchOf(player, name);
  const led = await follow(book, address);
  expect(led).toEqual({ secret: expect.stringMatching(/^[\w-]{43}$/), dress: name, lang: 'sw' });
  const { rows } = await bookDb.pool.query(
    'select supplier, language, currency from sportsbook.seat order by id desc limit 1',
  );
  expect(rows[0]).toEqual({ supplier: name, language: 'sw', currency: 'NGN' });
  const token = address.searchParams.get(carriedIn[name]) as string;
  for (const secret of [token, led.secret]) expect(logged.join()).not.toContain(secret);
});

test.each(bookNames)('%s shows a visitor the book, without a seat', async (name) => {
  const { book, visitor } = await openHouse();
  const before = await seatsTaken();
  const address = await launchOf(visitor, name, 'zh');
  address.searchParams.set('page', 'match/17');
  address.searchParams.set('theme', 'light');
  address.searchParams.set('utm', 'x');
  const shown = { secret: 'guest', dress: name, lang: 'zh', page: 'match/17' };
  expect(await follow(book, address)).toEqual({ ...shown, theme: 'light' });
  address.searchParams.set('theme', '"><b>');
  expect(await follow(book, address)).toEqual(shown);
  expect(await seatsTaken()).toBe(before);
});

test.each(bookNames)('%s says so when a token is no player’s, and when the wallet is away', async (name) => {
  const { book, visitor } = await openHouse();
  const before = await seatsTaken();
  const address = await launchOf(visitor, name);
  address.searchParams.set(carriedIn[name], 'x'.repeat(43));
  expect(await follow(book, address)).toEqual({ secret: 'guest', dress: name, lang: 'sw', problem: 'session' });
  await book.stop();
  const away = await createTestSportsbook(bookDb, {
    env: { PLATFORM_WALLETS_URL: 'http://127.0.0.1:9/wallet' },
    sports: [tugOfWar],
  });
  expect(await follow(away, address)).toEqual({ secret: 'guest', dress: name, lang: 'sw', problem: 'down' });
  expect(await seatsTaken()).toBe(before);
});

test('a code of BSBetting is good once, and not used up by looking', async () => {
  const { book, player } = await openHouse();
  const address = await launchOf(player, 'bsbetting');
  const url = `${address.pathname}${address.search}`;
  const head = await book.server.inject({ method: 'HEAD', url, authority: '127.0.0.1' });
  expect(head.statusCode).toBe(404);
  const [one, two] = await Promise.all([follow(book, address), follow(book, address)]);
  expect([one, two].map((led) => led.secret === 'guest').sort()).toEqual([false, true]);
});

test('a player who has signed out gets no seat by an address from before', async () => {
  const { book, player } = await openHouse();
  const address = await launchOf(player, 'everymatrix');
  await player.call('POST Security/LogOff');
  expect(await follow(book, address)).toMatchObject({ secret: 'guest', problem: 'session' });
});

test.each([
  ['another skin', '/altenar/?skinId=other&walletCode=190371&lang=sw', 'sw'],
  ['another wallet', '/altenar/?skinId=harmattan&walletCode=1&lang=sw', 'sw'],
  ['no skin', '/altenar/?lang=sw', 'en'],
  ['two tokens', '/altenar/?token=a&token=b&skinId=harmattan&walletCode=190371&lang=sw', 'en'],
  ['a token that is none', '/bti/sw-SW/sports?operatorToken=%3Cb%3E', 'sw'],
  ['a token that is far too long', `/everymatrix/sw-SW/sports?basePath=/&currentSession=${'x'.repeat(201)}`, 'sw'],
  ['another merchant', '/bsbetting/auth/auth?MerchantId=40001&Lang=sw-SW', 'en'],
  ['a place that is none', '/bti/sw-SW/sports?page=//evil.example', 'sw'],
  ['a place that would be more than one', '/bti/sw-SW/sports?page=a%26dress%3Dx', 'sw'],
])('turns away %s without asking the wallet', async (_what, url, lang) => {
  let asked = 0;
  const book = await createTestSportsbook(bookDb, {
    sports: [tugOfWar],
    send: async () => {
      asked += 1;
      throw new Error('the operator does not answer');
    },
  });
  const led = await follow(book, new URL(url, 'http://127.0.0.1'));
  expect(led).toMatchObject({ secret: 'guest', lang, problem: 'session' });
  expect(asked).toBe(0);
});

test('a place in the path of EveryMatrix is where it begins', async () => {
  const book = await createTestSportsbook(bookDb, { sports: [tugOfWar] });
  const at = (path: string) =>
    follow(book, new URL(`http://127.0.0.1/everymatrix/sw-SW/${path}?basePath=/Sports/EveryMatrix`));
  expect(await at('match/17')).toEqual({ secret: 'guest', dress: 'everymatrix', lang: 'sw', page: 'match/17' });
  expect(await at('sports/bets/')).toMatchObject({ page: 'bets' });
  expect(await at('sports')).not.toHaveProperty('page');
  expect(await at('%2F%2Fevil.example')).not.toHaveProperty('page');
});

test('the script in the operator’s page is given a seat, and no other page may read it', async () => {
  const { book, player } = await openHouse();
  const token = (await launchOf(player, 'altenar')).searchParams.get('token');
  const ask = (body: object, origin: string) => book.post('/altenar/seats', body, { origin });
  const given = await ask({ token, culture: 'zh-CN' }, widget);
  expect([given.statusCode, given.json()]).toEqual([200, { secret: expect.stringMatching(/^[\w-]{43}$/) }]);
  expect(given.headers['access-control-allow-origin']).toBe(widget);
  for (const elsewhere of ['https://evil.example', site]) {
    const foreign = await ask({ token, culture: 'zh-CN' }, elsewhere);
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
  }
  const preflight = (origin: string) =>
    book.server.inject({ method: 'OPTIONS', url: '/altenar/seats', headers: { origin }, authority: '127.0.0.1' });
  expect((await preflight(widget)).headers['access-control-allow-headers']).toBe('content-type');
  expect((await preflight('https://evil.example')).headers['access-control-allow-headers']).toBeUndefined();

  const refused = await ask({ token: 'x'.repeat(43), culture: 'en-GB' }, widget);
  expect([refused.statusCode, refused.json()]).toEqual([403, { problem: 'session' }]);
  for (const body of [
    {},
    { token },
    { token, culture: 'en', more: 1 },
    { token: 7, culture: 'en' },
    { token: '', culture: 'en' },
  ])
    expect((await ask(body, widget)).statusCode, JSON.stringify(body)).toBe(400);
});

test('a wallet that is away is told to the script as well', async () => {
  const book = await createTestSportsbook(bookDb, {
    env: { PLATFORM_WALLETS_URL: 'http://127.0.0.1:9/wallet' },
    sports: [tugOfWar],
  });
  const answer = await book.post('/altenar/seats', { token: 'x'.repeat(43), culture: 'en-GB' }, { origin: widget });
  expect([answer.statusCode, answer.json()]).toEqual([503, { problem: 'down' }]);
});
