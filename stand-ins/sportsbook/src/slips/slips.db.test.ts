import { expect, test } from 'vitest';
import type { CheckedSlip, LoadedCode, Pick } from '../contract/bets.ts';
import { openBetWorld } from '../testing/bet-world.ts';
import { useSportsbookDatabase } from '../testing/test-sportsbook.ts';
import { resumeCode, stopCode } from '../trading/index.ts';

const db = useSportsbookDatabase();

async function open() {
  const world = await openBetWorld(db);
  return {
    ...world,
    check: async (picks: Pick[]): Promise<CheckedSlip> => (await world.post('/api/slip', { picks })).json(),
    make: async (picks: Pick[]): Promise<string> => (await world.post('/api/codes', { picks })).json().code,
    load: async (code: string): Promise<LoadedCode> => (await world.get(`/api/codes/${code}`)).json(),
  };
}

test('tells how every pick stands now, the price of all of them, and the limits', async () => {
  const { small, pick, check } = await open();
  const [one, two] = [small.add(), small.add()];
  expect(await check([pick(one), pick(two, 'X')])).toMatchObject({
    price: 6_000,
    stakeMin: 1_000,
    stakeMax: 1_000_000_000,
    returnMax: 5_000_000_000,
    picks: [
      { match: one, state: 'open', price: 2_000, home: { name: `Oak ${one}` }, matchState: 'scheduled' },
      { match: two, state: 'open', price: 3_000 },
    ],
  });
  small.suspend(two);
  expect(await check([pick(one), pick(two)])).toMatchObject({
    price: null,
    picks: [{ state: 'open' }, { state: 'suspended', price: 0 }],
  });
  expect(await check([pick(one, '1'), pick(one, 'X')])).toMatchObject({ price: null });
  expect(await check([pick('987654')])).toMatchObject({ price: null, picks: [{ state: 'unknown', home: null }] });
});

test('a code loads the same picks in the same order, however it is written, with their state of now', async () => {
  const { small, pick, make, load } = await open();
  const [one, two] = [small.add(), small.add()];
  const code = await make([pick(two, 'X'), pick(one)]);
  expect(code).toMatch(/^[ABCDEFGHJKMNPQRTUVWXY346789]{7}$/);
  small.setPrice(one, '1', 1_800);
  small.finish(two, 'X');
  for (const written of [code, code.toLowerCase(), `%20${code}%20`]) {
    expect(await load(written)).toMatchObject({
      code,
      slip: {
        price: null,
        picks: [
          { match: two, outcome: 'X', state: 'closed' },
          { match: one, outcome: '1', state: 'open', price: 1_800 },
        ],
      },
    });
  }
});

test('the same picks have one code, also when they are asked for at once, and others another', async () => {
  const { small, pick, make } = await open();
  const [one, two] = [small.add(), small.add()];
  const codes = await Promise.all(Array.from({ length: 20 }, () => make([pick(one), pick(two)])));
  expect(new Set(codes).size).toBe(1);
  expect(await make([pick(two), pick(one)])).not.toBe(codes[0]);
});

test('a code is kept for thirty days and not longer', async () => {
  const { small, pick, make, get } = await open();
  const picks = [pick(small.add())];
  const code = await make(picks);
  const age = (days: number) =>
    db.pool.query("update sportsbook.code set expires_at = expires_at - $2 * interval '1 day' where code = $1", [
      code,
      days,
    ]);
  await age(29.99);
  expect((await get(`/api/codes/${code}`)).statusCode).toBe(200);
  await age(0.02);
  expect((await get(`/api/codes/${code}`)).statusCode).toBe(404);
  expect(await make(picks)).not.toBe(code);
});

test('what is no slip and no code is refused', async () => {
  const { small, pick, get, post } = await open();
  const good = pick(small.add());
  const many = Array.from({ length: 51 }, (_, at) => pick(String(at)));
  for (const path of ['/api/slip', '/api/codes']) {
    for (const body of [
      {},
      { picks: [] },
      { picks: many },
      { picks: [good, good] },
      { picks: [{ ...good, price: 2_000 }] },
      { picks: [good], more: 1 },
      { picks: [{ ...good, match: '../1' }] },
      { picks: [{ ...good, market: '<b>' }] },
    ]) {
      expect((await post(path, body)).statusCode).toBe(400);
    }
  }
  // A code is for what exists.
  expect((await post('/api/codes', { picks: [pick('987654')] })).statusCode).toBe(400);
  for (const code of ['AAAAAAA', 'A', 'AAAAAAAA', 'O0I1L5S', "'%20or%201"]) {
    expect((await get(`/api/codes/${code}`)).statusCode).toBe(404);
  }
});

test('a code that the operator stopped says so, and so does another one that holds all of its picks', async () => {
  const { small, pick, make, load } = await open();
  const [one, two] = [small.add(), small.add()];
  const [code, wider, other] = [await make([pick(one)]), await make([pick(one), pick(two)]), await make([pick(two)])];
  expect(await load(code)).toMatchObject({ isStopped: false });
  await stopCode(db.pool, { code, picks: [pick(one)], by: 'ada', reason: 'a test' });
  expect(await load(code)).toMatchObject({ isStopped: true });
  expect(await load(wider)).toMatchObject({ isStopped: true });
  expect(await load(other)).toMatchObject({ isStopped: false });
  await resumeCode(db.pool, code);
  expect(await load(wider)).toMatchObject({ isStopped: false });
});
