import { expect, test } from 'vitest';
import { openBetWorld } from '../testing/bet-world.ts';
import { useSportsbookDatabase } from '../testing/test-sportsbook.ts';
import { findBet } from './bets-store.ts';
import { insertSale, type Sale, sell } from './sales-store.ts';

const db = useSportsbookDatabase();

async function open(options: { liveBetDelayMs?: number } = {}) {
  const world = await openBetWorld(db, options);
  return { ...world, player: await world.sit() };
}

test('pays what was shown, once, and the bet is over however its match ends', async () => {
  const { small, pick, player, movements, start } = await open();
  const match = small.add();
  const { id } = await player.bet([pick(match)]);
  small.setPrice(match, '1', 1_600, 625_000_000);
  // 100.00 × 2.00 × 0.625 × 0.95
  expect((await player.find(id)).cashOut).toBe(11_875);
  const key = crypto.randomUUID();
  expect(await player.cashOut(id, 11_875, key)).toMatchObject({
    status: 'cashed-out',
    balance: 101_875,
    bet: { state: 'cashed-out', paid: 11_875, cashOut: null },
  });
  expect(await player.cashOut(id, 11_875, key)).toMatchObject({ status: 'cashed-out' });
  expect(await player.cashOut(id, 11_875)).toMatchObject({ status: 'refused', reason: 'settled', amount: null });
  start();
  small.finish(match, '1');
  await expect.poll(async () => (await small.offer.results(9)).length).toBe(0);
  small.finish(match, '2');
  await expect.poll(async () => (await small.offer.results(9)).length).toBe(0);
  expect(await player.find(id)).toMatchObject({ state: 'cashed-out', paid: 11_875, wasCorrected: false });
  expect(player.funds()).toBe(101_875n);
  expect((await movements(id)).map(({ kind }) => kind)).toEqual(['place', 'cashout']);
});

test('asks again when it is worth less by then, and pays what was shown when it is worth more', async () => {
  const { small, pick, player } = await open();
  const match = small.add();
  const { id } = await player.bet([pick(match)]);
  expect(await player.cashOut(id, 9_501)).toEqual({ status: 'refused', reason: 'changed', amount: 9_500 });
  expect(player.funds()).toBe(90_000n);
  small.setPrice(match, '1', 1_600, 625_000_000);
  expect(await player.cashOut(id, 9_500)).toMatchObject({ status: 'cashed-out', bet: { paid: 9_500 } });
  expect(player.funds()).toBe(99_500n);
});

test('a refusal stays one: the same wish arriving late does not sell', async () => {
  const { small, pick, player } = await open();
  const match = small.add();
  const { id } = await player.bet([pick(match)]);
  const key = crypto.randomUUID();
  small.suspend(match);
  expect(await player.cashOut(id, 9_500, key)).toEqual({ status: 'refused', reason: 'suspended', amount: null });
  small.suspend(match, false);
  expect(await player.cashOut(id, 9_500, key)).toMatchObject({ status: 'refused', reason: 'suspended', amount: 9_500 });
  expect(player.funds()).toBe(90_000n);
});

test('of an accumulator what is won counts with its price, what is void with one, and nothing is sold after a loss', async () => {
  const { small, pick, player, start } = await open();
  const [one, two, three] = [small.add(), small.add(), small.add()];
  const { id } = await player.bet([pick(one), pick(two, 'X'), pick(three, '2')]);
  start();
  small.finish(one, '1');
  small.callOff(two);
  await expect
    .poll(async () => (await player.find(id)).picks.map(({ verdict }) => verdict))
    .toEqual(['won', 'void', null]);
  // 100.00 × 2.00 won × (4.00 × 0.25) × 0.95
  expect((await player.find(id)).cashOut).toBe(19_000);
  small.close(three, '2');
  expect((await player.find(id)).cashOut).toBeNull();
  small.setPrice(three, '2', 4_000);
  small.finish(three, '1');
  await player.until(id, 'lost');
  expect(await player.cashOut(id, 1)).toMatchObject({ status: 'refused', reason: 'settled' });
});

test('a result that was corrected counts from that moment, although the bets have not taken it yet', async () => {
  const { small, pick, player, start, wallet } = await open();
  const [one, two] = [small.add(), small.add()];
  const sold = await player.bet([pick(one), pick(two)]);
  const kept = await player.bet([pick(one), pick(two)]);
  start();
  small.finish(one, '1');
  for (const { id } of [sold, kept]) {
    await expect.poll(async () => (await player.find(id)).picks[0]?.verdict).toBe('won');
  }
  await db.pool.query(
    `insert into sportsbook.match (id, sport, league, home, away, day, first_starts_at, starts_at, state, course, result_version)
     overriding system value values ($1, 'small', 'small', 'oak', 'elm', 1, app_now(), app_now(), 'finished', '{}', 1)`,
    [one],
  );
  expect(await player.cashOut(sold.id, 19_000)).toMatchObject({ status: 'cashed-out' });
  await db.pool.query('update sportsbook.match set result_version = 2 where id = $1', [one]);
  expect(await player.cashOut(kept.id, 19_000)).toMatchObject({ status: 'refused' });
  expect(wallet.said('settle')).toHaveLength(1);
  small.finish(one, '2');
  await player.until(kept.id, 'lost');
});

test('what a pick was judged again after the price was made is not sold at that price', async () => {
  const { small, pick, player, start } = await open();
  const [one, two] = [small.add(), small.add()];
  const { id } = await player.bet([pick(one), pick(two)]);
  start();
  small.finish(one, '1');
  await expect.poll(async () => (await player.find(id)).picks[0]?.verdict).toBe('won');
  const before = await findBet(db.pool, BigInt(id));
  small.callOff(one);
  await expect.poll(async () => (await player.find(id)).picks[0]?.verdict).toBe('void');
  const wish = {
    betId: BigInt(id),
    key: crypto.randomUUID(),
    amountMinor: 19_000n,
    partMinor: undefined,
    isAuto: false,
    scores: {},
    delayMs: 5_000,
  };
  const sale = (await insertSale(db.pool, wish)) as Sale;
  expect(await sell(db.pool, sale, before)).toBe(false);
  expect(await sell(db.pool, sale, await findBet(db.pool, BigInt(id)))).toBe(true);
});

test('ten sales at once: one is paid', async () => {
  const { small, pick, player, wallet } = await open();
  const { id } = await player.bet([pick(small.add())]);
  const answers = await Promise.all(Array.from({ length: 10 }, () => player.cashOut(id, 9_500)));
  expect(answers.filter(({ status }) => status === 'cashed-out')).toHaveLength(1);
  expect(new Set(wallet.said('settle').map(({ txId }) => txId)).size).toBe(1);
  expect(player.funds()).toBe(99_500n);
});

test('a sale and the final whistle at once: exactly one of them is paid', async () => {
  const { small, pick, player, start } = await open();
  start();
  for (let round = 0; round < 10; round += 1) {
    const before = player.funds();
    const match = small.add();
    const { id } = await player.bet([pick(match)]);
    const sale = player.cashOut(id, 9_500);
    small.finish(match, '1');
    await sale;
    await expect.poll(async () => (await player.find(id)).state).toMatch(/won|cashed-out/);
    const { state } = await player.find(id);
    expect(player.funds()).toBe(before - 10_000n + (state === 'won' ? 20_000n : 9_500n));
  }
});

test('while a match is under way a sale waits, and is made if nothing happened', async () => {
  const { small, pick, player, start } = await open({ liveBetDelayMs: 5_000 });
  const match = small.add();
  const { id } = await player.bet([pick(match)]);
  small.kickOff(match);
  const key = crypto.randomUUID();
  expect(await player.cashOut(id, 9_500, key)).toMatchObject({ status: 'waiting' });
  expect(await player.cashOut(id, 9_500)).toMatchObject({ status: 'waiting' });
  start();
  expect(player.funds()).toBe(90_000n);
  await db.pool.query("update sportsbook.sale set decide_at = app_now() where state = 'waiting'");
  await expect.poll(async () => (await player.cashOut(id, 9_500, key)).status).toBe('cashed-out');
  expect(player.funds()).toBe(99_500n);
});

test('a sale that no process decided in time is not made any more', async () => {
  const { small, pick, player, start, wallet } = await open({ liveBetDelayMs: 5_000 });
  const match = small.add();
  const { id } = await player.bet([pick(match)]);
  small.kickOff(match);
  const key = crypto.randomUUID();
  expect(await player.cashOut(id, 9_500, key)).toMatchObject({ status: 'waiting' });
  await db.pool.query(
    "update sportsbook.sale set decide_at = app_now() - interval '16 seconds' where state = 'waiting'",
  );
  start();
  await expect
    .poll(async () => player.cashOut(id, 9_500, key))
    .toMatchObject({ status: 'refused', reason: 'changed', amount: 9_500 });
  expect(wallet.said('settle')).toEqual([]);
  // Who still wants to sell it may.
  expect(await player.cashOut(id, 9_500)).toMatchObject({ status: 'waiting' });
});

test.each([
  ['a goal fell, although it is worth more', 'suspended', (small: Small, match: string) => small.goal(match)],
  ['it is suspended', 'suspended', (small: Small, match: string) => small.suspend(match)],
  ['it is worth less', 'changed', (small: Small, match: string) => small.setPrice(match, '1', 2_100)],
  ['it is over', 'settled', (small: Small, match: string) => small.finish(match, '2')],
])('when the delay is over and %s, it is not sold', async (_what, reason, change) => {
  const { small, pick, player, start, wallet } = await open({ liveBetDelayMs: 5_000 });
  const match = small.add();
  const { id } = await player.bet([pick(match)]);
  small.kickOff(match);
  const key = crypto.randomUUID();
  expect((await player.cashOut(id, 9_500, key)).status).toBe('waiting');
  change(small, match);
  start();
  if (reason === 'settled') await player.until(id, 'lost');
  await db.pool.query("update sportsbook.sale set decide_at = app_now() where state = 'waiting'");
  await expect.poll(async () => player.cashOut(id, 9_500, key)).toMatchObject({ status: 'refused', reason });
  expect(player.funds()).toBe(90_000n);
  expect(wallet.said('settle').length).toBe(reason === 'settled' ? 1 : 0);
});
type Small = Awaited<ReturnType<typeof openBetWorld>>['small'];

test('a payment whose answer was lost is asked for again under the same id, and paid once', async () => {
  const { small, pick, player, wallet, start, inTime } = await open();
  const { id } = await player.bet([pick(small.add())]);
  wallet.break('settle', 'answer-lost');
  const key = crypto.randomUUID();
  expect(await player.cashOut(id, 9_500, key)).toMatchObject({ status: 'waiting' });
  expect((await player.find(id)).state).toBe('settling');
  wallet.repair();
  start();
  await inTime(10, async () => expect((await player.cashOut(id, 9_500, key)).status).toBe('cashed-out'));
  expect(new Set(wallet.said('settle').map(({ txId }) => txId)).size).toBe(1);
  expect(player.funds()).toBe(99_500n);
});

test("another's bet does not exist, and what is no sale is refused", async () => {
  const { small, pick, player, sit, post, get } = await open();
  const { id } = await player.bet([pick(small.add())]);
  const other = await sit();
  const sale = { key: crypto.randomUUID(), amount: 9_500 };
  expect((await post(`${other.own}/bets/${id}/cash-out`, sale)).statusCode).toBe(404);
  expect((await get(`${other.own}/bets/${id}`)).statusCode).toBe(404);
  const elsewhere = await sit({ playerId: player.playerId, supplier: 'bti', fundsMinor: 0n });
  expect((await post(`${elsewhere.own}/bets/${id}/cash-out`, sale)).statusCode).toBe(404);
  for (const body of [
    {},
    { ...sale, more: 1 },
    { ...sale, amount: 0 },
    { ...sale, amount: 1.5 },
    { ...sale, key: '1' },
  ]) {
    expect((await post(`${player.own}/bets/${id}/cash-out`, body)).statusCode).toBe(400);
  }
  for (const name of ['1', '-1', '0000000001', '99999999999', 'x']) {
    expect((await post(`${player.own}/bets/${name}/cash-out`, sale)).statusCode).toBe(404);
  }
  expect(player.funds()).toBe(90_000n);
});
