import { expect, test } from 'vitest';
import type { Pick } from '../contract/bets.ts';
import { openBetWorld } from '../testing/bet-world.ts';
import { useSportsbookDatabase } from '../testing/test-sportsbook.ts';
import { resumeCode, stopCode } from '../trading/index.ts';

const db = useSportsbookDatabase();

/** A booking code of two picks. */
async function openCode(options: { liveBetDelayMs?: number; isLive?: boolean } = {}) {
  const world = await openBetWorld(db, options);
  const picks = [world.small.add({ isLive: options.isLive ?? false }), world.small.add()].map((match) =>
    world.pick(match),
  );
  const { code } = (await world.post('/api/codes', { picks })).json() as { code: string };
  const stop = () => stopCode(db.pool, { code, picks, by: 'ada', reason: 'too much' });
  return { ...world, picks, code, stop };
}

const codeOf = async (key: string) =>
  (await db.pool.query('select code from sportsbook.slip where key = $1', [key])).rows[0].code;

test('a slip carries the code that it was loaded from, or whose picks it has', async () => {
  const { sit, slipOf, picks, code, small, pick } = await openCode();
  const { place } = await sit();
  const placed = async (own: Pick[], named?: string) => {
    const request = slipOf(own, { code: named });
    expect(await place(request)).toMatchObject({ status: 'placed' });
    return codeOf(request.key);
  };
  expect(await placed(picks, code)).toBe(code);
  expect(await placed(picks)).toBe(code);
  expect(await placed([...picks, pick(small.add())], code)).toBe(code);
  // A code is no claim: the slip has to have its picks.
  expect(await placed([pick(small.add())], code)).toBe(null);
});

test('a stopped code is refused at once, also typed by hand, in another order, as singles or with a pick more; accepted slips stand', async () => {
  const { sit, slipOf, picks, code, stop, small, pick, wallet } = await openCode();
  const { place, list } = await sit();
  expect(await place(slipOf(picks, { code }))).toMatchObject({ status: 'placed' });
  await stop();
  const said = wallet.said('place').length;
  for (const request of [
    slipOf(picks, { code }),
    slipOf(picks),
    slipOf([...picks].reverse()),
    slipOf(picks, { kind: 'single' }),
    slipOf([...picks, pick(small.add())]),
  ])
    expect(await place(request)).toMatchObject({ status: 'refused', reason: 'stopped' });
  expect(wallet.said('place')).toHaveLength(said);
  expect(await list()).toMatchObject([{ state: 'open' }]);
  // Other bets on the same matches are taken.
  expect(await place(slipOf(picks.slice(0, 1)))).toMatchObject({ status: 'placed' });
  expect(await resumeCode(db.pool, code)).toBe(true);
  expect(await place(slipOf(picks, { code }))).toMatchObject({ status: 'placed' });
});

test('another process of the book refuses it just so', async () => {
  const { slipOf, picks, code, stop, small, wallet } = await openCode();
  const other = await openBetWorld(db, { small, wallet });
  const { place } = await other.sit();
  await stop();
  expect(await place(slipOf(picks, { code }))).toMatchObject({ status: 'refused', reason: 'stopped' });
});

test('a live bet that waited while the code was stopped is not taken', async () => {
  const { sit, slipOf, picks, code, stop, start, wallet } = await openCode({ liveBetDelayMs: 300, isLive: true });
  const { place, ask } = await sit();
  const request = slipOf(picks, { code });
  expect(await place(request)).toMatchObject({ status: 'waiting' });
  await stop();
  start();
  await expect.poll(async () => (await ask(request.key)).status).toBe('refused');
  expect(await ask(request.key)).toMatchObject({ reason: 'stopped' });
  expect(wallet.said('place')).toEqual([]);
});

test('a stake that was on its way when the code was stopped goes back', async () => {
  const { sit, slipOf, picks, code, stop, start, wallet } = await openCode();
  const { place, ask, funds } = await sit();
  start();
  const letThrough = wallet.hold('place');
  const request = slipOf(picks, { code });
  const placing = place(request);
  await expect.poll(() => wallet.said('place').length).toBe(1);
  await stop();
  letThrough();
  await placing;
  await expect.poll(async () => (await ask(request.key)).status).toBe('refused');
  expect(await ask(request.key)).toMatchObject({ reason: 'stopped' });
  expect(funds()).toBe(100_000n);
});
