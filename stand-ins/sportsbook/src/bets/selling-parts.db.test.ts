// A part of a bet is sold, and the rest goes on; and bets that are sold by themselves.

import { expect, onTestFinished, test } from 'vitest';
import { setTaxes } from '../taxes/index.ts';
import { openBetWorld } from '../testing/bet-world.ts';
import { useSportsbookDatabase } from '../testing/test-sportsbook.ts';
import { findBet } from './bets-store.ts';
import { insertSale, refuseSale, type Sale, sell } from './sales-store.ts';

const db = useSportsbookDatabase();

const waitingOf = async (id: string) =>
  (await db.pool.query("select 1 from sportsbook.sale where bet_id = $1 and state = 'waiting'", [id])).rowCount;

async function open(options: { liveBetDelayMs?: number } = {}) {
  const world = await openBetWorld(db, options);
  return { ...world, player: await world.sit() };
}

test('a part is sold for its share of the offer, and the rest is settled for what is left of the stake', async () => {
  const { small, pick, player, movements, start } = await open();
  const match = small.add();
  const { id } = await player.bet([pick(match)]);
  expect(await player.sellPart(id, { part: 4_000, amount: 3_800 })).toMatchObject({
    status: 'cashed-out',
    balance: 93_800,
    bet: { state: 'open', soldStake: 4_000, soldFor: 3_800, cashOut: 5_700, potential: 15_800, paid: null },
  });
  start();
  small.finish(match, '1');
  expect(await player.until(id, 'won')).toMatchObject({ paid: 15_800, stake: 10_000 });
  expect(player.funds()).toBe(90_000n + 3_800n + 12_000n);
  expect((await movements(id)).map(({ kind, amount_kobo }) => [kind, amount_kobo])).toEqual([
    ['place', 10_000n],
    ['part-cashout', 3_800n],
    ['settle', 12_000n],
  ]);
});

test('a rest that is lost, void, sold or voided later keeps what was sold', async () => {
  const { small, pick, player, start } = await open();
  const [lost, off, sold] = [small.add(), small.add(), small.add()];
  const bets = [];
  for (const match of [lost, off, sold]) {
    const { id } = await player.bet([pick(match)]);
    await player.sellPart(id, { part: 5_000, amount: 4_750 });
    bets.push(id);
  }
  const [lostId, offId, soldId] = bets as [string, string, string];
  expect(await player.cashOut(soldId, 4_750)).toMatchObject({ status: 'cashed-out', bet: { paid: 9_500 } });
  start();
  small.finish(lost, '2');
  small.callOff(off);
  expect(await player.until(lostId, 'lost')).toMatchObject({ paid: 4_750 });
  expect(await player.until(offId, 'void')).toMatchObject({ paid: 9_750 });
  // Of a correction only the rest is paid again.
  small.finish(lost, '1');
  expect(await player.until(lostId, 'won')).toMatchObject({ paid: 14_750, paidBefore: 4_750 });
  expect(player.funds()).toBe(70_000n + 14_750n + 9_750n + 9_500n);
});

test('ten parts at once, and the same part ten times: each is paid once, and never more than the bet', async () => {
  const { small, pick, player, wallet } = await open();
  const { id } = await player.bet([pick(small.add())]);
  const key = crypto.randomUUID();
  await Promise.all(Array.from({ length: 10 }, () => player.sellPart(id, { part: 2_000, amount: 1_900, key })));
  await expect.poll(async () => (await player.find(id)).soldStake).toBe(2_000);
  expect(player.funds()).toBe(91_900n);
  await Promise.all(Array.from({ length: 10 }, () => player.sellPart(id, { part: 2_000, amount: 1_900 })));
  const { soldStake, soldFor } = await player.find(id);
  expect(soldStake).toBeLessThanOrEqual(8_000);
  expect(soldFor).toBe((soldStake / 2_000) * 1_900);
  expect(player.funds()).toBe(90_000n + BigInt(soldFor));
  expect(new Set(wallet.said('settle').map(({ txId }) => txId)).size).toBe(soldStake / 2_000);
});

test('a part and the final whistle at once: what was sold is paid, and the rest is settled for the rest', async () => {
  const { small, pick, player, start } = await open();
  start();
  for (let round = 0; round < 10; round += 1) {
    const before = player.funds();
    const match = small.add();
    const { id } = await player.bet([pick(match)]);
    const sale = player.sellPart(id, { part: 5_000, amount: 4_750 });
    small.finish(match, '1');
    await sale;
    const { soldStake } = await player.until(id, 'won');
    expect(player.funds()).toBe(before - 10_000n + (soldStake > 0 ? 14_750n : 20_000n));
  }
});

test('a part that is too small, leaves too little, or of a bet of version 1 is not sold', async () => {
  const { small, pick, player } = await open();
  const { id } = await player.bet([pick(small.add())]);
  for (const part of [999, 9_001, 10_000, 20_000]) {
    expect(await player.sellPart(id, { part, amount: 1 })).toMatchObject({ status: 'refused', reason: 'changed' });
  }
  expect(await player.sellPart(id, { part: 4_000, amount: 3_801 })).toMatchObject({ reason: 'changed' });
  await db.pool.query('update sportsbook.bet set rules_version = 1 where id = $1', [id]);
  expect(await player.find(id)).toMatchObject({ sellsParts: false, cashOut: 9_500 });
  expect(await player.sellPart(id, { part: 4_000, amount: 3_800 })).toMatchObject({ status: 'refused' });
  expect(player.funds()).toBe(90_000n);
});

test('a sale of the whole that was shown before a part was sold is asked about again', async () => {
  const { small, pick, player } = await open();
  const { id } = await player.bet([pick(small.add())]);
  await player.sellPart(id, { part: 4_000, amount: 3_800 });
  expect(await player.cashOut(id, 9_500)).toEqual({ status: 'refused', reason: 'changed', amount: 5_700 });
});

test('a part whose answer was lost is paid once, and the settlement waits for it', async () => {
  const { small, pick, player, wallet, start, inTime, movements } = await open();
  const match = small.add();
  const { id } = await player.bet([pick(match)]);
  wallet.break('settle', 'answer-lost');
  const key = crypto.randomUUID();
  expect(await player.sellPart(id, { part: 5_000, amount: 4_750, key })).toMatchObject({ status: 'waiting' });
  wallet.repair();
  start();
  small.finish(match, '1');
  await inTime(10, async () => expect((await player.find(id)).state).toBe('won'));
  expect(player.funds()).toBe(90_000n + 4_750n + 10_000n);
  expect((await movements(id)).map(({ kind, state }) => [kind, state])).toEqual([
    ['place', 'done'],
    ['part-cashout', 'done'],
    ['settle', 'done'],
  ]);
});

test('what cannot be sold in this moment is said to be suspended', async () => {
  const { small, pick, player } = await open();
  const match = small.add();
  const { id } = await player.bet([pick(match)]);
  expect(await player.find(id)).toMatchObject({ isCashOutSuspended: false });
  small.suspend(match);
  expect(await player.find(id)).toMatchObject({ isCashOutSuspended: true, cashOut: null });
  small.suspend(match, false);
  await player.cashOut(id, 9_500);
  expect(await player.find(id)).toMatchObject({ isCashOutSuspended: false, cashOut: null });
});

test('a bet is sold by itself when the offer comes to what its player set, once, and never for less', async () => {
  const { small, pick, player, start, wallet } = await open();
  const [match, other] = [small.add(), small.add()];
  const { id } = await player.bet([pick(match)]);
  const kept = await player.bet([pick(other)]);
  expect(await player.autoCashOut(id, 11_000)).toMatchObject({ id, autoCashOut: 11_000, state: 'open' });
  await player.autoCashOut(kept.id, 11_000);
  expect(await player.autoCashOut(kept.id, null)).toMatchObject({ autoCashOut: null });
  start();
  for (const each of [match, other]) small.setPrice(each, '1', 1_600, 625_000_000);
  expect(await player.until(id, 'cashed-out')).toMatchObject({ paid: 11_875, autoCashOut: null });
  expect(await player.find(kept.id)).toMatchObject({ state: 'open' });
  expect(new Set(wallet.said('settle').map(({ txId }) => txId)).size).toBe(1);
  expect(player.funds()).toBe(80_000n + 11_875n);
});

test('while a match is under way a bet that is sold by itself waits, is not sold for less, and is tried again', async () => {
  const { small, pick, player, start } = await open({ liveBetDelayMs: 5_000 });
  const match = small.add();
  const { id } = await player.bet([pick(match)]);
  small.kickOff(match);
  await player.autoCashOut(id, 11_000);
  small.setPrice(match, '1', 1_600, 625_000_000);
  start();
  const waiting = () => waitingOf(id);
  await expect.poll(waiting).toBe(1);
  small.setPrice(match, '1', 2_000, 500_000_000);
  await db.pool.query("update sportsbook.sale set decide_at = app_now() where state = 'waiting'");
  await expect.poll(waiting).toBe(0);
  expect(await player.find(id)).toMatchObject({ state: 'open', autoCashOut: 11_000 });
  small.setPrice(match, '1', 1_600, 625_000_000);
  await expect.poll(waiting).toBe(1);
  await db.pool.query("update sportsbook.sale set decide_at = app_now() where state = 'waiting'");
  expect(await player.until(id, 'cashed-out')).toMatchObject({ paid: 11_875 });
});

test('a sale by itself that waits is not made once its player has ended it or wants more, and a sale by hand is', async () => {
  for (const wanted of [null, 15_000]) {
    const { small, pick, player, start, stop } = await open({ liveBetDelayMs: 5_000 });
    const match = small.add();
    const { id } = await player.bet([pick(match)]);
    small.kickOff(match);
    await player.autoCashOut(id, 11_000);
    small.setPrice(match, '1', 1_600, 625_000_000);
    start();
    await expect.poll(() => waitingOf(id)).toBe(1);
    expect(await player.autoCashOut(id, wanted)).toMatchObject({ autoCashOut: wanted });
    expect(await waitingOf(id)).toBe(0);
    await db.pool.query("update sportsbook.sale set decide_at = app_now() where state = 'waiting'");
    expect(await player.find(id)).toMatchObject({ state: 'open' });
    const sale = player.cashOut(id, 11_875);
    await expect.poll(() => waitingOf(id)).toBe(1);
    await db.pool.query("update sportsbook.sale set decide_at = app_now() where state = 'waiting'");
    await sale;
    expect(await player.until(id, 'cashed-out')).toMatchObject({ paid: 11_875 });
    await stop();
  }
});

test('a sale by itself is decided by what its player wants at that moment, not by what was wanted when it was begun', async () => {
  const { small, pick, player } = await open();
  const { id } = await player.bet([pick(small.add())]);
  const bet = await findBet(db.pool, BigInt(id));
  const begin = async () => {
    const wish = { betId: bet.id, key: crypto.randomUUID(), amountMinor: 9_500n, partMinor: undefined, isAuto: true };
    return (await insertSale(db.pool, { ...wish, scores: {}, delayMs: 5_000 })) as Sale;
  };
  const sale = await begin();
  expect(await sell(db.pool, sale, bet)).toBe(false);
  await db.pool.query('update sportsbook.bet set auto_sale_kobo = 9_501 where id = $1', [id]);
  expect(await sell(db.pool, sale, bet)).toBe(false);
  await db.pool.query('update sportsbook.bet set auto_sale_kobo = 9_500 where id = $1', [id]);
  expect(await sell(db.pool, sale, bet)).toBe(true);
});

test('a sale that was refused meanwhile is not made', async () => {
  const { small, pick, player } = await open();
  const { id } = await player.bet([pick(small.add())]);
  const bet = await findBet(db.pool, BigInt(id));
  const wish = { betId: bet.id, key: crypto.randomUUID(), amountMinor: 9_500n, partMinor: undefined, isAuto: false };
  const sale = (await insertSale(db.pool, { ...wish, scores: {}, delayMs: 5_000 })) as Sale;
  const other = await db.pool.connect();
  await other.query('begin');
  await refuseSale(other, sale, 'changed');
  const sold = sell(db.pool, sale, bet);
  await expect
    .poll(
      async () =>
        (await db.pool.query("select 1 from pg_locks where not granted and locktype = 'transactionid'")).rowCount,
    )
    .toBeGreaterThan(0);
  await other.query('commit');
  other.release();
  expect(await sold).toBe(false);
  expect(await player.find(id)).toMatchObject({ state: 'open' });
});

test('behind a thousand bets that are set to be sold, the next one is sold as well', async () => {
  const { small, pick, player, start } = await open();
  const [match, other] = [small.add(), small.add()];
  const first = await player.bet([pick(other)]);
  const { id } = await player.bet([pick(match)]);
  await player.autoCashOut(id, 11_000);
  // They lie before it by their numbers, and their offers stay below what is wanted.
  await db.pool.query(
    `insert into sportsbook.bet select (jsonb_populate_record(bet, jsonb_build_object('id', bet.id - 1000000 - n, 'ticket', 'behind' || n,
       'stake_tx', bet.stake_tx + 1000000 + n, 'auto_sale_kobo', 19000))).* from sportsbook.bet, generate_series(1, 1000) n where id = $1`,
    [first.id],
  );
  await db.pool.query(
    `insert into sportsbook.leg select (jsonb_populate_record(leg, jsonb_build_object('bet_id', leg.bet_id - 1000000 - n))).*
     from sportsbook.leg, generate_series(1, 1000) n where bet_id = $1`,
    [first.id],
  );
  small.setPrice(match, '1', 1_600, 625_000_000);
  start();
  expect(await player.until(id, 'cashed-out')).toMatchObject({ paid: 11_875 });
});

test('the key of a part that was sold is answered while the rest is open again after a correction', async () => {
  const { small, pick, player, start } = await open();
  const [one, two] = [small.add(), small.add()];
  const { id } = await player.bet([pick(one), pick(two)]);
  const key = crypto.randomUUID();
  const { cashOut } = await player.find(id);
  const part = { part: 5_000, amount: Math.floor((cashOut ?? 0) / 2), key };
  expect(await player.sellPart(id, part)).toMatchObject({ status: 'cashed-out' });
  start();
  small.finish(one, '2');
  await player.until(id, 'lost');
  small.finish(one, '1');
  await player.until(id, 'open');
  expect(await player.sellPart(id, part)).toMatchObject({ status: 'cashed-out', bet: { state: 'open' } });
});

test('the tax that is shown is that of the first payment, whatever holds later', async () => {
  const { small, pick, player } = await open();
  const [sold, kept] = [await player.bet([pick(small.add())]), await player.bet([pick(small.add())])];
  const always = new Date(0);
  await setTaxes(db.pool, [{ rate: 500n, from: always, to: null }]);
  onTestFinished(() => setTaxes(db.pool, []));
  await player.sellPart(sold.id, { part: 5_000, amount: 4_750 });
  const { rows } = await db.pool.query<{ now: Date }>('select app_now() as now');
  const change = rows[0]?.now as Date;
  await setTaxes(db.pool, [
    { rate: 500n, from: always, to: change },
    { rate: 1_000n, from: change, to: null },
  ]);
  expect(await player.find(sold.id)).toMatchObject({ tax: { rate: 500 } });
  await expect.poll(() => player.find(kept.id)).toMatchObject({ tax: { rate: 1_000 } });
});

test("another's bet cannot be set to be sold, and what is no amount is refused", async () => {
  const { small, pick, player, sit, post } = await open();
  const { id } = await player.bet([pick(small.add())]);
  const other = await sit();
  expect((await post(`${other.own}/bets/${id}/auto-cash-out`, { amount: 1 })).statusCode).toBe(404);
  for (const amount of [0, -1, 1.5, '1', undefined]) {
    expect((await post(`${player.own}/bets/${id}/auto-cash-out`, { amount })).statusCode).toBe(400);
  }
  expect(await player.find(id)).toMatchObject({ autoCashOut: null });
});
