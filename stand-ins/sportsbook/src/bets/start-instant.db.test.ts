import { expect, test } from 'vitest';
import { openBetWorld } from '../testing/bet-world.ts';
import { stopClock } from '../testing/stop-clock.ts';
import { useSportsbookDatabase } from '../testing/test-sportsbook.ts';

const db = useSportsbookDatabase();
const startsAt = new Date('2026-11-20T18:00:00.000Z');
const around = (ms: number) => new Date(startsAt.getTime() + ms);

test.each([
  [-1, 'placed'],
  [0, 'refused'],
  [1, 'refused'],
])('a bet %i ms from the start, by the clock of the database: %s', async (ms, status) => {
  const clock = await stopClock(db);
  const { small, sit, slipOf, pick, wallet } = await openBetWorld(db);
  const { place, funds } = await sit();
  const other = small.add({ startsAt: around(3_600_000) });
  const match = small.add({ startsAt });
  await clock.set(around(ms));
  for (const kind of ['single', 'accumulator'] as const) {
    const answer = await place(slipOf([pick(other), pick(match)], { kind }));
    expect(answer.status).toBe(status);
    if (answer.status === 'refused') expect(answer.reason).toBe('closed');
  }
  if (status === 'refused') {
    expect(wallet.said('place')).toEqual([]);
    expect(funds()).toBe(100_000n);
  }
});

test.each([
  [-1, 'placed'],
  [0, 'refused'],
  [1, 'refused'],
])('a stake that is answered %i ms from the start: %s, and what was taken goes back', async (ms, status) => {
  const clock = await stopClock(db);
  const { small, sit, slipOf, pick, wallet } = await openBetWorld(db);
  const { place, funds, list } = await sit();
  const match = small.add({ startsAt });
  await clock.set(around(-1_000));
  const letThrough = wallet.hold('place');
  const placing = place(slipOf([pick(match)]));
  await expect.poll(funds).toBe(90_000n);
  await clock.set(around(ms));
  letThrough();
  const answer = await placing;
  expect(answer.status).toBe(status);
  expect(await list()).toHaveLength(status === 'placed' ? 1 : 0);
  expect(funds()).toBe(status === 'placed' ? 90_000n : 100_000n);
  if (answer.status === 'refused') expect(answer.reason).toBe('closed');
});

test('a bet that waits with a live one is not taken when its other match begins meanwhile', async () => {
  const clock = await stopClock(db);
  const { small, sit, slipOf, pick, wallet, start } = await openBetWorld(db, { liveBetDelayMs: 5_000 });
  const { place, ask } = await sit();
  const live = small.add({ isLive: true });
  const match = small.add({ startsAt });
  await clock.set(around(-2_000));
  const slip = slipOf([pick(live), pick(match)]);
  expect(await place(slip)).toEqual({ status: 'waiting', askAgainMs: 5_300, isLiveDelay: true });
  start();
  await clock.set(around(3_000));
  await expect.poll(async () => ask(slip.key)).toMatchObject({ status: 'refused', reason: 'closed' });
  expect(wallet.said('place')).toEqual([]);
});
