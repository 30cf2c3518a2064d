import { expect, test } from 'vitest';
import type { Pick, PlaceRequest } from '../contract/bets.ts';
import { openBetWorld } from '../testing/bet-world.ts';
import { useSportsbookDatabase } from '../testing/test-sportsbook.ts';

const db = useSportsbookDatabase();
const delayMs = 5_000;

/** A live slip that waits, in a world where the delay ends when the test says so. */
async function wait(change: Partial<PlaceRequest> = {}) {
  const world = await openBetWorld(db, { liveBetDelayMs: delayMs });
  const player = await world.sit();
  const match = world.small.add({ isLive: true });
  const picks: Pick[] = [world.pick(match)];
  const slip = world.slipOf(picks, change);
  const answer = await player.place(slip);
  expect(answer).toMatchObject({ status: 'waiting', isLiveDelay: true });
  if (answer.status === 'waiting') {
    expect(answer.askAgainMs).toBeGreaterThan(delayMs - 1_000);
    expect(answer.askAgainMs).toBeLessThanOrEqual(delayMs + 300);
  }
  return {
    ...world,
    player,
    match,
    slip,
    /** The delay has been over for so long, and a worker decides the bet. */
    async decided(lateSeconds = 0) {
      await db.pool.query(
        "update sportsbook.bet set decide_at = app_now() - $1 * interval '1 second' where state = 'waiting'",
        [lateSeconds],
      );
      await expect.poll(async () => (await player.ask(slip.key)).status).toMatch(/placed|refused/);
      return player.ask(slip.key);
    },
  };
}

test('a live bet asks for no money before its delay is over, and a process takes it afterwards', async () => {
  const { start, wallet, player, decided } = await wait();
  start();
  expect(wallet.said('place')).toEqual([]);
  expect(player.funds()).toBe(100_000n);
  expect(await player.list()).toEqual([]);
  expect(await decided()).toMatchObject({ status: 'placed', bets: [{ state: 'open', picks: [{ wasLive: true }] }] });
  expect(player.funds()).toBe(90_000n);
});

test.each([
  ['a goal fell', 'suspended', (small: Small, id: string) => small.goal(id)],
  ['it is suspended', 'suspended', (small: Small, id: string) => small.suspend(id)],
  ['the market was closed', 'closed', (small: Small, id: string) => small.close(id, '1')],
  ['the match is over', 'closed', (small: Small, id: string) => small.finish(id, '1')],
  ['the price fell', 'price-changed', (small: Small, id: string) => small.setPrice(id, '1', 1_900)],
  [
    'the price rose and the slip takes no other',
    'price-changed',
    (small: Small, id: string) => small.setPrice(id, '1', 2_100),
  ],
])('when the delay is over and %s, it is refused: %s', async (_what, reason, change) => {
  const { start, small, match, wallet, player, decided } = await wait();
  change(small, match);
  start();
  expect(await decided()).toMatchObject({ status: 'refused', reason });
  expect(wallet.said('place')).toEqual([]);
  expect(player.funds()).toBe(100_000n);
});
type Small = Awaited<ReturnType<typeof openBetWorld>>['small'];

test('a goal refuses it even when any price is welcome', async () => {
  const { start, small, match, decided } = await wait({ priceChanges: 'any' });
  small.goal(match);
  start();
  expect(await decided()).toMatchObject({ status: 'refused', reason: 'suspended' });
});

test.each(['better', 'any'] as const)('is taken at the price of then, where "%s" is welcome', async (priceChanges) => {
  const { start, small, match, decided } = await wait({ priceChanges });
  small.setPrice(match, '1', 2_345);
  start();
  expect(await decided()).toMatchObject({ status: 'placed', bets: [{ price: 2_345, potential: 23_450 }] });
});

test('one that no process decided in time is not taken any more', async () => {
  const { start, wallet, player, decided } = await wait({ priceChanges: 'any' });
  const decision = decided(16);
  await expect.poll(async () => (await waitingSeconds()).some((late) => late > 15)).toBe(true);
  start();
  expect(await decision).toMatchObject({ status: 'refused', reason: 'not-taken' });
  expect(wallet.said('place')).toEqual([]);
  expect(player.funds()).toBe(100_000n);
});

test('some seconds late it still is', async () => {
  const { start, decided } = await wait();
  const decision = decided(5);
  await expect.poll(async () => (await waitingSeconds()).some((late) => late > 4)).toBe(true);
  start();
  expect(await decision).toMatchObject({ status: 'placed' });
});

async function waitingSeconds(): Promise<number[]> {
  const { rows } = await db.pool.query<{ late: number }>(
    "select extract(epoch from app_now() - decide_at)::float8 as late from sportsbook.bet where state = 'waiting'",
  );
  return rows.map(({ late }) => late);
}

test('is taken once by two processes that look at the same moment', async () => {
  const { start, small, wallet, player, decided } = await wait();
  const other = await openBetWorld(db, { wallet, small });
  start();
  other.start();
  expect(await decided()).toMatchObject({ status: 'placed' });
  expect(wallet.said('place')).toHaveLength(1);
  expect(await player.list()).toHaveLength(1);
});

test('a slip of singles waits as a whole, and each is decided by itself', async () => {
  const world = await openBetWorld(db, { liveBetDelayMs: delayMs });
  const { place, ask, list } = await world.sit();
  const { small, slipOf, pick } = world;
  const [calm, stormy, later] = [small.add({ isLive: true }), small.add({ isLive: true }), small.add()];
  const slip = slipOf([pick(calm), pick(stormy), pick(later)], { kind: 'single' });
  expect(await place(slip)).toMatchObject({ status: 'waiting', isLiveDelay: true });
  small.goal(stormy);
  world.start();
  await db.pool.query("update sportsbook.bet set decide_at = app_now() where state = 'waiting'");
  await expect.poll(async () => (await ask(slip.key)).status).toBe('placed');
  expect(await ask(slip.key)).toMatchObject({
    bets: [{ picks: [{ match: calm }] }, { picks: [{ match: later }] }],
    notTaken: [{ reason: 'suspended', picks: [{ match: stormy }] }],
  });
  expect(await list()).toHaveLength(2);
});

test('a bet that is taken while its match ends is settled all the same', async () => {
  const { start, small, match, wallet, player, decided } = await wait();
  const letThrough = wallet.hold('place');
  start();
  await db.pool.query("update sportsbook.bet set decide_at = app_now() where state = 'waiting'");
  await expect.poll(() => wallet.said('place').length).toBe(1);
  small.finish(match, '1');
  await expect.poll(async () => (await small.offer.results(9)).length).toBe(0);
  letThrough();
  await decided();
  await expect.poll(async () => (await player.list('settled')).length).toBe(1);
  const [bet] = await player.list('settled');
  await player.until(bet?.id ?? '', 'won');
  expect(player.funds()).toBe(110_000n);
});

test('after a crash between taking such a bet and looking for its result, the next process settles it', async () => {
  const { small, slip, match, wallet, player, start, stop, later } = await wait();
  const letThrough = wallet.hold('place');
  start();
  await db.pool.query("update sportsbook.bet set decide_at = app_now() where state = 'waiting'");
  await expect.poll(() => wallet.said('place').length).toBe(1);
  small.finish(match, '1');
  await expect.poll(async () => (await small.offer.results(9)).length).toBe(0);
  // As the process would leave it that dies right after the bet was taken.
  await db.pool.query("update sportsbook.bet set state = 'open' where state = 'placing'");
  letThrough();
  await stop();
  const next = await openBetWorld(db, { wallet, small });
  const again = await next.sit({ playerId: player.playerId, fundsMinor: 0n });
  expect(await again.ask(slip.key)).toMatchObject({ status: 'placed', bets: [{ state: 'open' }] });
  next.start();
  await later(21);
  const [bet] = await again.list();
  await again.until(bet?.id ?? '', 'won');
  expect(player.funds()).toBe(110_000n);
});
