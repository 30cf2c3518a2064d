// Bets over every supplier's own wire, against the real platform.

import { bookNames } from '@harmattan/wires/suppliers/names';
import { expect, onTestFinished, test } from 'vitest';
import { findings } from '../../../apps/platform/src/modules/wallet/book-findings.ts';
import { createOwnStage } from '../../../apps/platform/src/testing/own-stage.ts';
import { useTestDatabase } from '../../../apps/platform/src/testing/test-database.ts';
import { sharedTestPlatform } from '../../../apps/platform/src/testing/test-platform.ts';
import { openBetWorld } from '../../../stand-ins/sportsbook/src/testing/bet-world.ts';
import { useSportsbookDatabase } from '../../../stand-ins/sportsbook/src/testing/test-sportsbook.ts';
import type { Wallets } from '../../../stand-ins/sportsbook/src/wallets.ts';

const platformDb = useTestDatabase();
const bookDb = useSportsbookDatabase();
const fundsMinor = 100_000n;

async function sitAt(supplier: (typeof bookNames)[number]) {
  const platform = await sharedTestPlatform(platformDb);
  const ownerUrl = platformDb.url('harmattan_owner');
  const { stage, close } = createOwnStage({ platform, url: platform.url, ownerUrl, currency: 'NGN' });
  onTestFinished(async () => {
    await close();
    expect(await findings(platformDb.database.pool)).toEqual([]);
  });
  const wallets = Object.fromEntries(bookNames.map((name) => [name, stage.book(name)])) as Wallets;
  const world = await openBetWorld(bookDb, { wallets });
  const launch = await stage.newLaunch(supplier, fundsMinor);
  const opened = await wallets[supplier].open(launch);
  if (opened.status !== 'open') throw new Error(opened.raw);
  const { seat } = opened;
  const player = await world.sit({ supplier, seat, playerId: seat.playerId });
  world.start();
  return {
    ...world,
    player,
    wallets,
    stage,
    launch,
    funds: async () => (await platform.wallet.balance(BigInt(launch.playerId))).availableMinor,
  };
}

test.each(bookNames)('%s: bets are won, lost, void, sold and settled again, to the kobo', async (supplier) => {
  const { small, pick, player, funds } = await sitAt(supplier);
  const [one, two, three] = [small.add(), small.add(), small.add()];
  for (const match of [one, two]) small.setPrice(match, '1', 1_777);
  const double = await player.bet([pick(one), pick(two)], { stake: 12_345 });
  const lost = await player.bet([pick(one, 'X')]);
  const off = await player.bet([pick(three)]);
  const sold = await player.bet([pick(three, '2')]);
  expect(await funds()).toBe(fundsMinor - 42_345n);
  await player.cashOut(sold.id, sold.cashOut ?? 0);
  // Where the wallet takes its time, the answer says so and the sale goes on.
  expect(await player.until(sold.id, 'cashed-out')).toMatchObject({ paid: 9_500 });
  small.finish(one, '1');
  small.finish(two, '1');
  small.callOff(three);
  // 12,345 × 1.777² is 38,982.6…
  expect(await player.until(double.id, 'won')).toMatchObject({ paid: 38_982 });
  await player.until(lost.id, 'lost');
  await player.until(off.id, 'void');
  await expect.poll(funds).toBe(fundsMinor - 42_345n + 9_500n + 38_982n + 10_000n);
  small.finish(one, 'X');
  expect(await player.until(lost.id, 'won')).toMatchObject({ paid: 30_000, wasCorrected: true });
  await player.until(double.id, 'lost');
  expect(await funds()).toBe(fundsMinor - 42_345n + 9_500n + 30_000n + 10_000n);
  small.finish(one, '1');
  await player.until(lost.id, 'lost');
  await player.until(double.id, 'won');
  expect(await funds()).toBe(fundsMinor - 42_345n + 9_500n + 38_982n + 10_000n);
});

test.each(bookNames)(
  '%s: parts of bets are sold, and their rests won, lost, void, sold and settled again',
  async (supplier) => {
    const { small, pick, player, funds } = await sitAt(supplier);
    const [won, off, kept] = [small.add(), small.add(), small.add()];
    const bets = [];
    for (const [match, outcome] of [
      [won, '1'],
      [won, 'X'],
      [off, '1'],
      [kept, '1'],
    ] as const) {
      const { id } = await player.bet([pick(match, outcome)]);
      await player.sellPart(id, { part: 5_000, amount: 4_749 });
      await expect.poll(async () => (await player.find(id)).soldFor).toBe(4_749);
      bets.push(id);
    }
    const [wonId, lostId, offId, soldId] = bets as [string, string, string, string];
    await expect.poll(funds).toBe(fundsMinor - 40_000n + 4n * 4_749n);
    await player.cashOut(soldId, 4_750);
    expect(await player.until(soldId, 'cashed-out')).toMatchObject({ paid: 9_499 });
    small.finish(won, '1');
    small.callOff(off);
    expect(await player.until(wonId, 'won')).toMatchObject({ paid: 14_749 });
    expect(await player.until(lostId, 'lost')).toMatchObject({ paid: 4_749 });
    expect(await player.until(offId, 'void')).toMatchObject({ paid: 9_749 });
    await expect.poll(funds).toBe(fundsMinor - 40_000n + 4n * 4_749n + 4_750n + 10_000n + 5_000n);
    small.finish(won, 'X');
    expect(await player.until(wonId, 'lost')).toMatchObject({ paid: 4_749, paidBefore: 14_749 });
    expect(await player.until(lostId, 'won')).toMatchObject({ paid: 19_749, paidBefore: 4_749 });
    await expect.poll(funds).toBe(fundsMinor - 40_000n + 4n * 4_749n + 4_750n + 15_000n + 5_000n);
  },
);

test.each(bookNames)('%s: a system is one stake and one settlement, corrected like any other bet', async (supplier) => {
  const { small, pick, player, funds, movements } = await sitAt(supplier);
  const matches = [small.add(), small.add(), small.add(), small.add()];
  const [banker, two, three, four] = matches as [string, string, string, string];
  const system = { sizes: [2], bankers: [0] };
  const bet = await player.bet(
    matches.map((match) => pick(match)),
    { kind: 'system', system, stake: 3_000 },
  );
  // Every price is 2.00: three lines of 8.00.
  expect(bet).toMatchObject({ potential: 24_000, system: { name: '2/3 + 1', lines: 3 } });
  expect(await funds()).toBe(fundsMinor - 3_000n);
  // The player's list and the office call it a system, whichever wire told of it.
  const { rows } = await platformDb.database.pool.query(
    'select is_system as "isSystem", return_minor as "returnMinor" from suppliers.bet where supplier = $1 and reference = $2',
    [supplier, bet.id],
  );
  expect(rows).toEqual([{ isSystem: true, returnMinor: 24_000n }]);
  small.callOff(two);
  for (const match of [banker, three, four]) small.finish(match, '1');
  expect(await player.until(bet.id, 'won')).toMatchObject({ paid: 16_000 });
  await expect.poll(funds).toBe(fundsMinor + 13_000n);
  small.finish(four, 'X');
  await expect.poll(async () => (await player.find(bet.id)).paid).toBe(4_000);
  await expect.poll(funds).toBe(fundsMinor + 1_000n);
  expect((await movements(bet.id)).map(({ kind }) => kind)).toEqual(['place', 'settle', 'correct']);
});

test.each(bookNames)(
  '%s: a bet builder is one stake on its picks, at the price that the page showed',
  async (supplier) => {
    const { small, player, funds, movements } = await sitAt(supplier);
    const match = small.add();
    small.setTogether(match, 2, 400_000_000);
    const picks = [
      { match, market: '1x2', outcome: '1' },
      { match, market: 'btts', outcome: 'yes' },
    ];
    const bet = await player.bet(picks, { kind: 'builder', price: 2_280, stake: 12_345 });
    // 123.45 × 2.28 is 281.466.
    expect(bet).toMatchObject({ price: 2_280, potential: 28_146 });
    expect(await funds()).toBe(fundsMinor - 12_345n);
    const { rows } = await platformDb.database.pool.query(
      'select is_system as "isSystem", return_minor as "returnMinor", legs from suppliers.bet where supplier = $1 and reference = $2',
      [supplier, bet.id],
    );
    expect(rows).toMatchObject([{ isSystem: false, returnMinor: 28_146n }]);
    // Its selections are its picks; their prices multiply to the bet's.
    expect(rows[0].legs.map((leg: { k: string; o: string }) => `${leg.k} ${leg.o}`)).toEqual(['1x2 1', 'btts yes']);
    expect(rows[0].legs.map((leg: { p: number }) => leg.p)).toEqual([2_280, 1_000]);
    small.finish(match, '1', 'yes');
    expect(await player.until(bet.id, 'won')).toMatchObject({ paid: 28_146 });
    await expect.poll(funds).toBe(fundsMinor + 15_801n);
    small.finish(match, '1', 'no');
    await player.until(bet.id, 'lost');
    await expect.poll(funds).toBe(fundsMinor - 12_345n);
    expect((await movements(bet.id)).map(({ kind }) => kind)).toEqual(['place', 'settle', 'correct']);
  },
);

test.each(bookNames)(
  '%s: too little money and a session that is over are told as such, and nothing is taken',
  async (supplier) => {
    const { small, pick, player, slipOf, stage, launch, funds } = await sitAt(supplier);
    const match = small.add();
    expect(await player.settled(slipOf([pick(match)], { stake: 100_001 }))).toMatchObject({ reason: 'insufficient' });
    const { id } = await player.bet([pick(match)]);
    await stage.signOut?.(launch);
    expect(await player.settled(slipOf([pick(match)]))).toMatchObject({ status: 'refused', reason: 'no-session' });
    // What was taken before is paid all the same.
    small.finish(match, '1');
    await player.until(id, 'won');
    expect(await funds()).toBe(fundsMinor + 10_000n);
  },
);

test.each(bookNames)('%s: a stake that never came is undone, and nothing of it is left', async (supplier) => {
  const { small, pick, player, slipOf, funds, wallets } = await sitAt(supplier);
  const { place } = wallets[supplier];
  wallets[supplier].place = () => Promise.reject(new Error('it was lost'));
  expect(await player.settled(slipOf([pick(small.add())]))).toMatchObject({ status: 'refused', reason: 'not-taken' });
  wallets[supplier].place = place;
  expect(await funds()).toBe(fundsMinor);
});
