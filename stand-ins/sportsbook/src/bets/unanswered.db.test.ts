// Stakes of which the book does not know whether the wallet took them.

import { expect, test } from 'vitest';
import { openBetWorld } from '../testing/bet-world.ts';
import { useSportsbookDatabase } from '../testing/test-sportsbook.ts';

const db = useSportsbookDatabase();

test('a stake whose answer was lost is undone, and the player is told that nothing was taken', async () => {
  const { small, sit, slipOf, pick, wallet } = await openBetWorld(db);
  const { place, funds, list } = await sit();
  wallet.break('place', 'answer-lost');
  expect(await place(slipOf([pick(small.add())]))).toMatchObject({ status: 'refused', reason: 'not-taken' });
  expect(funds()).toBe(100_000n);
  expect(await list()).toEqual([]);
});

test('a slip is unknown while its stake is being undone, under the same id until the wallet answers', async () => {
  const { small, sit, slipOf, pick, wallet, start, inTime } = await openBetWorld(db);
  const { place, ask, funds, list } = await sit();
  wallet.break('place', 'answer-lost');
  wallet.break('cancel', 'lost');
  const slip = slipOf([pick(small.add())]);
  expect(await place(slip)).toMatchObject({ status: 'unknown' });
  expect(await place(slip)).toMatchObject({ status: 'unknown' });
  expect(funds()).toBe(90_000n);
  start();
  await inTime(10, () => expect(wallet.said('cancel').length).toBeGreaterThan(1));
  expect(await ask(slip.key)).toMatchObject({ status: 'unknown' });
  wallet.repair();
  await inTime(10, async () => expect((await ask(slip.key)).status).toBe('refused'));
  expect(funds()).toBe(100_000n);
  expect(await list()).toEqual([]);
  expect(wallet.said('place')).toHaveLength(1);
  expect(new Set(wallet.said('cancel').map(({ txId }) => txId))).toEqual(new Set([wallet.said('place')[0]?.txId]));
});

test('a refusal without a word of its own may be anybody: the stake is undone', async () => {
  const { small, sit, slipOf, pick, wallet } = await openBetWorld(db);
  const { place } = await sit();
  wallet.break('place', { verdict: 'refused' });
  expect(await place(slipOf([pick(small.add())]))).toMatchObject({ status: 'refused', reason: 'not-taken' });
  expect(wallet.said('cancel')).toHaveLength(1);
});

test('an undoing that is refused is not done: it is said again until the stake is back', async () => {
  const { small, sit, slipOf, pick, wallet, start, inTime } = await openBetWorld(db);
  const { place, ask, funds } = await sit();
  wallet.break('place', 'answer-lost');
  wallet.break('cancel', { verdict: 'refused' });
  const slip = slipOf([pick(small.add())]);
  expect(await place(slip)).toMatchObject({ status: 'unknown' });
  start();
  await inTime(10, () => expect(wallet.said('cancel').length).toBeGreaterThan(1));
  expect(await ask(slip.key)).toMatchObject({ status: 'unknown' });
  wallet.repair();
  await inTime(10, async () => expect((await ask(slip.key)).status).toBe('refused'));
  expect(funds()).toBe(100_000n);
});

test('after a crash while the stake was under way, the next process undoes it', async () => {
  const { small, sit, slipOf, pick, wallet, later } = await openBetWorld(db);
  const { send, playerId, funds } = await sit();
  wallet.break('place', 'silence');
  const slip = slipOf([pick(small.add())]);
  send(slip).catch(() => {});
  await expect.poll(() => wallet.said('place').length).toBe(1);
  await expect.poll(funds).toBe(90_000n);
  const next = await openBetWorld(db, { wallet, small });
  const again = await next.sit({ playerId, fundsMinor: 0n });
  expect(await again.ask(slip.key)).toMatchObject({ status: 'waiting', isLiveDelay: false });
  await later(21);
  expect(await again.ask(slip.key)).toMatchObject({ status: 'unknown' });
  next.start();
  await expect.poll(async () => (await again.ask(slip.key)).status).toBe('refused');
  expect(funds()).toBe(100_000n);
  expect(await again.list()).toEqual([]);
});
