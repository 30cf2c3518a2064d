import { systemClock } from '@harmattan/kernel/clock';
import { expect, test } from 'vitest';
import type { PopularCodes } from '../contract/bets.ts';
import { openBetWorld } from '../testing/bet-world.ts';
import { stopClock } from '../testing/stop-clock.ts';
import { useSportsbookDatabase } from '../testing/test-sportsbook.ts';
import { resumeCode, stopCode } from '../trading/index.ts';
import { countedForMs, popularMax } from './popular-codes.ts';
import { countCodes } from './popular-store.ts';

const db = useSportsbookDatabase();
const hourMs = 3_600_000;

/** A book whose codes are counted anew at each question, until a test holds its clock. */
async function open() {
  // A code that is gone is not listed: those of other tests.
  await db.pool.query('delete from sportsbook.code');
  let nowMs = systemClock.now().getTime();
  let stepMs = countedForMs;
  const clock = {
    now() {
      nowMs += stepMs;
      return new Date(nowMs);
    },
  };
  const world = await openBetWorld(db, { clock });
  const { small, pick, sit, get, post } = world;
  const popular = async (): Promise<PopularCodes['codes']> => (await get('/api/codes/popular')).json().codes;

  return {
    ...world,
    popular,
    codes: async () => (await popular()).map(({ code }) => code),
    /** A code of one pick on a match of its own, under which so many players have bet. */
    async usedBy(players: number, match = small.add()) {
      const picks = [pick(match)];
      const { code } = (await post('/api/codes', { picks })).json<{ code: string }>();
      const bets = [];
      for (let at = 0; at < players; at += 1) bets.push(await (await sit()).bet(picks));
      return { code, match, picks, bets };
    },
    holdClock: () => {
      stepMs = 0;
    },
    moveClock: (ms: number) => {
      nowMs += ms;
    },
  };
}

test('lists codes by how many slips were placed under them, with the prices of now and without a word about who bet', async () => {
  const { popular, usedBy, small, get } = await open();
  const [few, many] = [await usedBy(2), await usedBy(3)];
  small.setPrice(few.match, '1', 1_750);
  expect(await popular()).toMatchObject([
    { code: many.code, slips: 3, price: 2_000, picks: [{ match: many.match, outcome: '1', state: 'open' }] },
    { code: few.code, slips: 2, price: 1_750 },
  ]);
  const { body } = await get('/api/codes/popular');
  expect(body).not.toMatch(/player|token|stake|ticket|seat/i);
});

test('a code under which one player alone has bet stays that player’s own affair, however often', async () => {
  const { codes, usedBy, sit } = await open();
  const { picks, code } = await usedBy(0);
  const player = await sit();
  for (let at = 0; at < 3; at += 1) await player.bet(picks);
  expect(await codes()).toEqual([]);
  await (await sit()).bet(picks);
  expect(await codes()).toEqual([code]);
});

test('a code with a pick that is over, suspended or closed is not listed', async () => {
  const { codes, usedBy, small } = await open();
  const [over, suspended, closed, good] = [await usedBy(2), await usedBy(2), await usedBy(2), await usedBy(2)];
  expect(await codes()).toHaveLength(4);
  small.finish(over.match, '1');
  small.suspend(suspended.match);
  small.close(closed.match, '1');
  expect(await codes()).toEqual([good.code]);
  small.suspend(suspended.match, false);
  expect(await codes()).toHaveLength(2);
});

test('codes of matches that have ended take no place among those that are counted', async () => {
  const { usedBy, small, start } = await open();
  const { code, match } = await usedBy(2);
  const counted = async () => (await countCodes(db.pool, { codesMax: 1, playersMin: 2 })).map((each) => each.code);
  expect(await counted()).toEqual([code]);
  small.finish(match, '1');
  start();
  await expect.poll(counted).toEqual([]);
});

test('a code that the operator stopped is not listed, nor one that holds all of its picks', async () => {
  const { codes, usedBy } = await open();
  const { code, picks } = await usedBy(2);
  expect(await codes()).toEqual([code]);
  await stopCode(db.pool, { code, picks, by: 'ada', reason: 'a test' });
  expect(await codes()).toEqual([]);
  await resumeCode(db.pool, code);
  expect(await codes()).toEqual([code]);
  await stopCode(db.pool, { code: 'AAAAAAA', picks, by: 'ada', reason: 'a test' });
  expect(await codes()).toEqual([]);
});

test('slips of the last 24 hours count, if a bet of theirs was accepted', async () => {
  const { codes, usedBy, sit, slipOf } = await open();
  const { code, picks } = await usedBy(1);
  await (await sit({ fundsMinor: 0n })).place(slipOf(picks));
  expect(await codes()).toEqual([]);
  await (await sit()).bet(picks);
  expect(await codes()).toEqual([code]);
  const clock = await stopClock(db);
  await clock.set(new Date(Date.now() + 23.9 * hourMs));
  expect(await codes()).toEqual([code]);
  await clock.set(new Date(Date.now() + 24.1 * hourMs));
  expect(await codes()).toEqual([]);
});

test('lists ten at most', async () => {
  const { codes, usedBy } = await open();
  for (let at = 0; at <= popularMax; at += 1) await usedBy(2);
  expect(await codes()).toHaveLength(popularMax);
});

test('counts once for all who ask within some seconds, and anew after them', async () => {
  const { codes, usedBy, holdClock, moveClock } = await open();
  holdClock();
  expect(await Promise.all(Array.from({ length: 20 }, codes))).toEqual(Array(20).fill([]));
  const { code } = await usedBy(2);
  expect(await codes()).toEqual([]);
  moveClock(countedForMs - 1);
  expect(await codes()).toEqual([]);
  moveClock(1);
  expect(await codes()).toEqual([code]);
});

test('who has the list is not sent it again, and nothing but the list can be asked for', async () => {
  const { get, usedBy } = await open();
  await usedBy(2);
  const { headers } = await get('/api/codes/popular');
  expect(headers['cache-control']).toBe('public, no-cache');
  expect((await get('/api/codes/popular', { 'if-none-match': `${headers.etag}` })).statusCode).toBe(304);
  await usedBy(2);
  expect((await get('/api/codes/popular', { 'if-none-match': `${headers.etag}` })).statusCode).toBe(200);
  for (const query of ['?player=1', '?limit=999', '?after=x']) {
    expect((await get(`/api/codes/popular${query}`)).statusCode).toBe(400);
  }
});

test('the count reads the slips with a code, by an index, and no others', async () => {
  const { rows } = await db.pool.query<{ indexdef: string }>(
    "select indexdef from pg_indexes where schemaname = 'sportsbook' and indexname = 'slip_with_code_by_age'",
  );
  expect(rows[0]?.indexdef).toMatch(/\(asked_at\) WHERE \(code IS NOT NULL\)/);
});
