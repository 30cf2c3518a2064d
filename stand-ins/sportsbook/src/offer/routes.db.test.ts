import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import type { Home, MatchList } from '../contract/offer.ts';
import { calmRandom } from '../testing/test-offer.ts';
import { createTestSportsbook, type TestSportsbook, useSportsbookDatabase } from '../testing/test-sportsbook.ts';
import { tugOfWar } from '../testing/tug-of-war.ts';

const db = useSportsbookDatabase();
const siteOrigin = 'http://localhost:3000';
const widgetOrigin = 'http://127.0.0.1:3000';
/** Noon of a day a few days ahead, when a match has begun and another begins in two minutes. */
const noonMs = (Math.floor(Date.now() / 86_400_000) + 3) * 86_400_000 + 12 * 3_600_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
let book: TestSportsbook;

beforeEach(async () => {
  await db.pool.query('delete from sportsbook.match');
  await db.pool.query('update plumbing.test_clock set offset_ms = $1', [noonMs + 5_000 - Date.now()]);
  book = await createTestSportsbook(db, { sports: [tugOfWar], random: calmRandom });
  await book.start();
});

const home = async () => (await book.get('/api/home')).json<Home>();
const list = async (query = '') => (await book.get(`/api/matches${query}`)).json<MatchList>();

test('home has what is live first, what begins next, the leagues, and how many begin today', async () => {
  const { live, next, leagues, today, now } = await home();
  expect(live).toMatchObject([{ state: 'running', minute: 1, main: [{ key: 'winner' }], more: 1 }]);
  expect(next).toHaveLength(19);
  expect(next[0]).toMatchObject({ state: 'scheduled', startsAt: `${dayOf(noonMs)}T12:02:00Z`, league: 'rope' });
  expect(leagues).toEqual([{ id: 'rope', sport: 'tug', name: 'Rope League', matches: 30, live: 1 }]);
  expect(today).toBe(2);
  expect(now).toMatch(/^\d{4}-\d\d-\d\dT12:00:\d\dZ$/);
  expect((await book.get('/api/leagues')).json()).toEqual(leagues);
});

test('lists come twenty at a time, the earliest first, and none twice', async () => {
  const first = await list();
  expect(first.matches).toHaveLength(20);
  const second = await list(`?after=${first.after}`);
  expect(second.matches).toHaveLength(10);
  expect(second.after).toBe(null);
  const all = [...first.matches, ...second.matches];
  expect(new Set(all.map(({ id }) => id)).size).toBe(30);
  const times = all.map(({ startsAt }) => startsAt);
  expect(times).toEqual([...times].sort());
});

test('lists can be narrowed: live, a day, a league, a search, and all of it together', async () => {
  const [live] = (await list('?live=1')).matches;
  expect((await list('?live=1')).matches).toHaveLength(1);
  expect((await list(`?day=${dayOf(noonMs)}`)).matches).toHaveLength(2);
  const past = await list(`?day=${dayOf(noonMs - 86_400_000)}`);
  expect(past.matches.map(({ state }) => state)).toEqual(['finished', 'finished']);
  expect((await list('?league=rope')).matches).toHaveLength(20);
  expect((await list('?league=none')).matches).toEqual([]);
  const found = await list(`?search=${encodeURIComponent(live?.home.name.slice(0, 5) ?? '')}`);
  expect(found.matches[0]?.id).toBe(live?.id);
  expect((await list(`?live=1&day=${dayOf(noonMs)}&league=rope&search=pulers`)).matches).toHaveLength(1);
  expect(await list('?search=zzzzzz')).toEqual({ matches: [], after: null, leagues: [] });
  expect((await list('?search=rope')).leagues?.map(({ id }) => id)).toEqual(['rope']);
});

test('favourites are matches of any of the leagues, and those named', async () => {
  const [one, other] = (await list('')).matches;
  const ids = async (query: string) => (await list(query)).matches.map(({ id }) => id);
  expect(await ids(`?leagues=&ids=${other?.id},${one?.id},999999`)).toEqual([one?.id, other?.id]);
  expect((await list('?leagues=none,rope&ids=')).matches).toHaveLength(20);
  expect(await ids(`?leagues=none&ids=${other?.id}`)).toEqual([other?.id]);
  expect(await list('?leagues=&ids=')).toEqual({ matches: [], after: null });
});

test('a match is told with all its markets, a finished one too', async () => {
  const { live } = await home();
  const match = (await book.get(`/api/matches/${live[0]?.id}`)).json();
  expect(match).toMatchObject({ ...live[0], markets: [{ key: 'winner' }, { key: 'any', outcomes: [{}, {}] }] });
  const [past] = (await list(`?day=${dayOf(noonMs - 86_400_000)}`)).matches;
  expect((await book.get(`/api/matches/${past?.id}`)).json()).toMatchObject({
    state: 'finished',
    markets: [],
    main: [],
  });
});

test('what is no way to ask is refused, and what does not exist is not found', async () => {
  for (const url of [
    '/api/home?x=1',
    '/api/leagues?x=1',
    '/api/matches?x=1',
    '/api/matches?live=0',
    '/api/matches?live=1&live=1',
    '/api/matches?day=2027-02-30',
    '/api/matches?day=today',
    '/api/matches?league=',
    "/api/matches?league='%20or%201=1",
    '/api/matches?search=',
    `/api/matches?search=${'x'.repeat(61)}`,
    '/api/matches?after=',
    '/api/matches?after=1.2.3',
    '/api/matches?after=NaN.1',
    '/api/matches?ids=x',
    '/api/matches?ids=1,2;3',
    `/api/matches?ids=${Array.from({ length: 21 }, (_, id) => id).join()}`,
    '/api/matches?leagues=rope,../rope',
    '/api/matches?leagues=rope&leagues=rope',
    '/api/matches/1?x=1',
  ]) {
    expect(`${url} ${(await book.get(url)).statusCode}`).toBe(`${url} 400`);
  }
  for (const id of ['0', '-1', '999999999', 'x', '1e3', '9'.repeat(30), '%00', '1%2F..']) {
    expect(`${id} ${(await book.get(`/api/matches/${id}`)).statusCode}`).toBe(`${id} 404`);
  }
});

test('an answer is packed for who takes it so, and not sent to who has it', async () => {
  const url = '/api/matches';
  const plain = await book.get(url);
  const packed = await book.get(url, { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  const zipped = await book.get(url, { 'accept-encoding': 'gzip' });
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  const again = await book.get(url, { 'if-none-match': `${plain.headers.etag}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test("the widget's page may read answers, and no other origin", async () => {
  const allowed = async (origin: string) =>
    (await book.get('/api/home', { origin })).headers['access-control-allow-origin'];
  expect(await allowed(widgetOrigin)).toBe(widgetOrigin);
  expect(await allowed(siteOrigin)).toBe(undefined);
  expect(await allowed('http://127.0.0.1:3000.evil.example')).toBe(undefined);
  expect(await allowed('null')).toBe(undefined);
  const preflight = (origin: string) =>
    book.server.inject({ method: 'OPTIONS', url: '/api/slip', headers: { origin }, authority: '127.0.0.1' });
  expect((await preflight(widgetOrigin)).statusCode).toBe(204);
  expect((await preflight('https://evil.example')).statusCode).toBe(404);
});

test('the desk does as it is told from this machine, and never from a page', async () => {
  const { live, next } = await home();
  const [running, toCome] = [live[0]?.id, next[0]?.id];
  const fromPage = await book.post(`/desk/matches/${running}/abandon`, {}, { origin: siteOrigin });
  expect(fromPage.statusCode).toBe(403);
  for (const [remoteAddress, headers] of [
    ['10.0.0.7', {}],
    ['::ffff:10.0.0.7', {}],
    ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
    ['127.0.0.1', { forwarded: 'for=127.0.0.1' }],
    ['127.0.0.1', { via: '1.1 proxy' }],
    ['127.0.0.1', { 'x-real-ip': '127.0.0.1' }],
  ] as const) {
    const url = `/desk/matches/${running}/abandon`;
    const fromAfar = { method: 'POST', url, payload: {}, authority: '127.0.0.1', remoteAddress, headers } as const;
    expect((await book.server.inject(fromAfar)).statusCode).toBe(403);
  }
  for (const [id, name, body, status] of [
    [running, 'abandon', undefined, 400],
    [running, 'abandon', { now: true }, 400],
    [running, 'correct', { score: [1, 0] }, 409],
    [running, 'correct', { score: [1] }, 400],
    [running, 'correct', { score: [1, -1] }, 400],
    [running, 'correct', { score: [1, 300] }, 400],
    [running, 'correct', { score: ['1', 0] }, 400],
    [toCome, 'postpone', { startsAt: 'later' }, 400],
    [toCome, 'abandon', {}, 409],
    ['999999', 'abandon', {}, 404],
    [toCome, 'postpone', { startsAt: new Date(noonMs + 86_400_000).toISOString() }, 200],
    [running, 'abandon', {}, 200],
  ] as const) {
    const answer = await book.post(`/desk/matches/${id}/${name}`, body as object);
    expect(`${name} ${JSON.stringify(body)} ${answer.statusCode}`).toBe(`${name} ${JSON.stringify(body)} ${status}`);
  }
  expect((await home()).live).toEqual([]);
});
