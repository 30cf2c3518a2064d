import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallKey } from '@harmattan/contract';
import { type BookName, bookNames } from '@harmattan/wires/suppliers/names';
import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { sharedTestPlatform, startTestPlatform } from '../../testing/test-platform.ts';
import { newBrowser, newNumber } from '../../testing/test-player.ts';

const db = useTestDatabase();
const password = 'harmattan-1';

/** The books' front doors: they answer, and that is all. One platform for all tests without settings of their own. */
let farEnd: string;
let plain: TestPlatform;
type TestPlatform = Awaited<ReturnType<typeof startTestPlatform>>;

beforeAll(async () => {
  const server = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  db.defer(async () => {
    server.close();
    server.closeAllConnections();
  });
  farEnd = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  plain = await sharedTestPlatform(db, booksAt(farEnd));
});

function booksAt(origin: string): NodeJS.ProcessEnv {
  return Object.fromEntries(bookNames.map((name) => [`${name.toUpperCase()}_URL`, `${origin}/${name}`]));
}

async function start(env?: NodeJS.ProcessEnv) {
  const platform = env ? await startTestPlatform(db, { ...booksAt(farEnd), ...env }) : plain;
  const player = newBrowser(platform.server);
  const number = newNumber();
  await player.register(number, password);
  await player.signIn(number, password);
  return { platform, player, visitor: newBrowser(platform.server) };
}

type Browser = Awaited<ReturnType<typeof start>>['player'];

/** Each book's call, and the field in the frame's address that carries who is signed in. */
const calls: Record<BookName, { key: CallKey; carriedIn: string }> = {
  altenar: { key: 'POST Sports/Altenar', carriedIn: 'token' },
  bti: { key: 'POST Sports/BTI', carriedIn: 'operatorToken' },
  everymatrix: { key: 'POST Sports/EveryMatrix', carriedIn: 'currentSession' },
  bsbetting: { key: 'POST Sports/BSBetting', carriedIn: 'Token' },
};

async function open(browser: Browser, book: BookName, lang = 'en') {
  const { key, carriedIn } = calls[book];
  const answer = await browser.call(key, { query: { lang } } as never);
  const data = answer.data as { frameUrl: string } & Record<string, unknown>;
  const frame = answer.status === 'SUCCESS' ? new URL(data.frameUrl) : undefined;
  return { ...answer, data, frame, token: frame?.searchParams.get(carriedIn) };
}

async function sessionOf(token: string | null | undefined) {
  const { rows } = await db.database.pool.query<Record<string, unknown>>(
    `select s.supplier, s.game, s.game_id, s.language, t.is_one_shot
     from suppliers.token t join suppliers.session s on s.id = t.session_id where t.hash = sha256(convert_to($1, 'UTF8'))`,
    [token ?? ''],
  );
  return rows[0];
}

test.each(bookNames)('%s is opened for a player with a token of its own each time', async (book) => {
  const { player } = await start();
  const [first, second] = [await open(player, book, 'sw'), await open(player, book, 'sw')];
  expect(first.token).toHaveLength(43);
  expect(first.token).not.toBe(second.token);
  expect(await sessionOf(first.token)).toEqual({
    supplier: book,
    game: 'sports',
    game_id: 0,
    language: 'sw',
    is_one_shot: book === 'bsbetting',
  });
});

test('every book is opened in its own words', async () => {
  const { player } = await start();
  const altenar = await open(player, 'altenar', 'zh');
  expect(altenar.data).toEqual({
    url: `${farEnd}/altenar/`,
    token: altenar.token,
    lang: 'zh-CN',
    skinId: 'harmattan',
    walletCode: '190371',
    integration: 'harmattan',
    frameUrl: `${farEnd}/altenar/?token=${altenar.token}&skinId=harmattan&walletCode=190371&lang=zh-CN`,
  });
  const bti = await open(player, 'bti', 'sw');
  expect(bti.data).toEqual({
    baseUrl: `${farEnd}/bti`,
    token: bti.token,
    merchantId: 'harmattan-bti',
    lang: 'sw-SW',
    frameUrl: `${farEnd}/bti/sw-SW/sports?operatorToken=${bti.token}`,
  });
  const everymatrix = await open(player, 'everymatrix');
  expect(everymatrix.data).toEqual({
    iFramebaseUrl: `${farEnd}/everymatrix/en-GB`,
    currentSession: everymatrix.token,
    basePath: '/Sports/EveryMatrix',
    lang: 'en-GB',
    frameUrl: `${farEnd}/everymatrix/en-GB/sports?currentSession=${everymatrix.token}&basePath=%2FSports%2FEveryMatrix`,
  });
  const bsbetting = await open(player, 'bsbetting');
  expect(bsbetting.data).toEqual({
    url: `${farEnd}/bsbetting`,
    lang: 'en-GB',
    merchantId: '40002',
    frameUrl: `${farEnd}/bsbetting/auth/auth?Token=${bsbetting.token}&MerchantId=40002&Lang=en-GB&IsFreeplay=0`,
  });
});

test('the widget is a script in a frame of its own host, asked for in either way, and no address has its token', async () => {
  const { player, visitor } = await start();
  const lite = await player.call('POST Sports/Altenar', { query: { lang: 'sw', isLite: 'true' } });
  const newer = await player.call('POST Sports/AltenarNew', { query: { lang: 'sw' } });
  for (const { data } of [lite, newer]) {
    expect(data).toMatchObject({ url: `${farEnd}/altenar/altenarWSDK.js`, lang: 'sw-SW', integration: 'harmattan' });
    expect(data.frameUrl).toBe('http://127.0.0.1:3000/widget-frame?integration=harmattan&culture=sw-SW');
    expect(await sessionOf(data.token)).toMatchObject({ supplier: 'altenar', is_one_shot: false });
  }
  expect((await visitor.call('POST Sports/AltenarNew', { query: { lang: 'en' } })).data.token).toBeNull();
  const framed = await player.call('POST Sports/Altenar', { query: { lang: 'sw', isLite: '0' } });
  expect(framed.data.url).toBe(`${farEnd}/altenar/`);
});

test.each(bookNames)('%s shows a visitor its prices, and gives no token without a session', async (book) => {
  const { visitor, player } = await start();
  const launch = await open(visitor, book);
  expect([launch.status, launch.token]).toEqual(['SUCCESS', book === 'bti' ? 'logout' : null]);
  const { token } = player;
  await player.call('POST Security/LogOff');
  player.token = token;
  const signedOut = await open(player, book);
  expect([signedOut.status, signedOut.token]).toEqual(['SUCCESS', book === 'bti' ? 'logout' : null]);
});

test('the languages that no book knows are English', async () => {
  const { visitor } = await start();
  for (const [lang, locale] of [
    ['en', 'en-GB'],
    ['sw', 'sw-SW'],
    ['zh', 'zh-CN'],
    ['zh-TW', 'zh-CN'],
    ['fr', 'en-GB'],
    ['con', 'en-GB'],
  ] as const)
    expect((await open(visitor, 'bti', lang)).data.lang, lang).toBe(locale);
  expect((await visitor.call('POST Sports/BSBetting')).data.lang).toBe('en-GB');
});

test('lists the books that are on, and opens no other', async () => {
  const all = await (await start()).visitor.call('GET Sports/GetBettingProviders');
  expect(all.data.map(({ id, preMatchUrl }) => `${id} ${preMatchUrl}`)).toEqual([
    ...['44 /Sports/Altenar', '99 /Sports/BTI', '253 /Sports/EveryMatrix', '33 /Sports/BSBetting'],
  ]);
  const { visitor } = await start({ BTI_URL: 'off' });
  const { data } = await visitor.call('GET Sports/GetBettingProviders');
  expect(data).toEqual([
    { id: 44, name: 'Altenar', key: 'altenar', preMatchUrl: '/Sports/Altenar' },
    { id: 253, name: 'EveryMatrix', key: 'everymatrix', preMatchUrl: '/Sports/EveryMatrix' },
    { id: 33, name: 'BSBetting', key: 'bsbetting', preMatchUrl: '/Sports/BSBetting' },
  ]);
  expect(await open(visitor, 'bti')).toMatchObject({ http: 200, status: 'SPORTSBOOK_NOT_AVAILABLE', data: null });
});

test('a book that does not answer is told of as one, begins no session, and keeps no other from opening', async () => {
  // No process listens on the discard port here.
  const { player } = await start({ EVERYMATRIX_URL: 'http://127.0.0.1:9/everymatrix' });
  const sessions = async () => (await db.database.pool.query('select from suppliers.session')).rowCount;
  const before = await sessions();
  expect(await open(player, 'everymatrix')).toMatchObject({
    http: 200,
    status: 'SPORTSBOOK_SERVICE_DOWN',
    data: null,
  });
  expect(await sessions()).toBe(before);
  expect((await open(player, 'altenar')).status).toBe('SUCCESS');
});

test('takes nothing but its own parameters', async () => {
  const { visitor } = await start();
  const http = async (key: CallKey, input: object) => (await visitor.call(key, input as never)).http;
  for (const key of [
    'POST Sports/Altenar',
    'POST Sports/AltenarNew',
    'POST Sports/BTI',
    'POST Sports/EveryMatrix',
  ] as const) {
    expect(await http(key, {})).toBe(400);
    for (const lang of ['', 'e', 'en/../..', 'en GB', 'x'.repeat(200), "en'--"])
      expect(await http(key, { query: { lang } }), lang).toBe(400);
    expect(await http(key, { query: { lang: 'en', extra: '1' } })).toBe(400);
    expect(await http(key, { query: { lang: 'en' }, body: { token: 'x' } })).toBe(400);
  }
  expect(await http('POST Sports/Altenar', { query: { lang: 'en', isLite: 'yes' } })).toBe(400);
  expect(await http('POST Sports/AltenarNew', { query: { lang: 'en', isLite: '1' } })).toBe(400);
  expect(await http('POST Sports/BSBetting', { body: { lang: 'en' } })).toBe(400);
  expect(await http('GET Sports/GetBettingProviders', { query: { all: '1' } })).toBe(400);
});

test('who must change the password first looks on like a visitor', async () => {
  const { platform, player } = await start();
  const restricted = newBrowser(platform.server);
  const number = newNumber();
  await restricted.register(number, password);
  const { pool } = db.database;
  await pool.query("update identity.player set password_change = 'at_sign_in' where user_name like $1", [`%${number}`]);
  await restricted.signIn(number, password);
  expect((await open(restricted, 'altenar')).token).toBeNull();
  expect((await open(player, 'altenar')).token).toHaveLength(43);
});
