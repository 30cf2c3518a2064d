import { expect, test } from 'vitest';
import type { Pick, PlaceRequest } from '../contract/bets.ts';
import { openBetWorld } from '../testing/bet-world.ts';
import { useSportsbookDatabase } from '../testing/test-sportsbook.ts';

const db = useSportsbookDatabase();

/** A book whose picks are 1.50 for the banker and 2.00, 3.00 and 4.00 for the others, and 2 of these 3 with it: three lines of 10.00. */
async function open() {
  const world = await openBetWorld(db);
  const { small, pick } = world;
  const matches = [1_500, 2_000, 3_000, 4_000].map((price) => {
    const match = small.add();
    small.setPrice(match, '1', price);
    return match;
  }) as [string, string, string, string];
  world.start();
  const picks = matches.map((match) => pick(match));
  const change: Partial<PlaceRequest> = { kind: 'system', system: { sizes: [2], bankers: [0] }, stake: 3_000 };
  return { ...world, matches, picks, change, player: await world.sit() };
}

test('a system is one bet with one stake, and pays what the ticket said', async () => {
  const { player, picks, change, matches, small, movements } = await open();
  const bet = await player.bet(picks, change);
  // 10.00 × 1.5 × (2×3 + 2×4 + 3×4)
  expect(bet).toMatchObject({
    ...{ kind: 'system', stake: 3_000, potential: 39_000, rules: 4, price: 0 },
    system: { name: '2/3 + 1', lines: 3, linesWon: 0 },
    picks: [{ isBanker: true }, { isBanker: false }, { isBanker: false }, { isBanker: false }],
  });
  expect(player.funds()).toBe(97_000n);
  for (const match of matches) small.finish(match, '1');
  expect(await player.until(bet.id, 'won')).toMatchObject({ paid: 39_000, system: { linesWon: 3 } });
  expect(player.funds()).toBe(136_000n);
  expect((await movements(bet.id)).map(({ kind }) => kind)).toEqual(['place', 'settle']);
});

test('the same slip sent twice, and at the same time, is one system; another one under its key is refused', async () => {
  const { player, picks, change, slipOf } = await open();
  const slip = slipOf(picks, change);
  const answers = await Promise.all(Array.from({ length: 5 }, () => player.settled(slip)));
  expect(new Set(answers.map((answer) => (answer.status === 'placed' ? answer.bets[0]?.id : answer.status))).size).toBe(
    1,
  );
  expect(await player.settled(slip)).toMatchObject({ status: 'placed', bets: [{ kind: 'system' }] });
  expect(player.funds()).toBe(97_000n);
  for (const system of [
    { sizes: [1, 2], bankers: [0] },
    { sizes: [2], bankers: [1] },
  ]) {
    const stake = system.sizes.length === 2 ? 6_000 : 3_000;
    expect((await player.send({ ...slip, system, stake })).statusCode).toBe(409);
  }
  expect(await player.list()).toHaveLength(1);
});

test('a result that comes twice pays once, and a lost pick loses only its lines', async () => {
  const { player, picks, change, matches, small, movements } = await open();
  const bet = await player.bet(picks, change);
  const [banker, two, three, four] = matches;
  small.finish(four, 'X');
  await expect.poll(async () => (await player.find(bet.id)).picks[3]?.verdict).toBe('lost');
  // One line is left: 10.00 × 1.5 × 2 × 3.
  expect(await player.find(bet.id)).toMatchObject({ state: 'open', potential: 9_000, system: { linesWon: 0 } });
  for (const match of [banker, two, three]) small.finish(match, '1');
  expect(await player.until(bet.id, 'won')).toMatchObject({ paid: 9_000, system: { linesWon: 1 } });
  for (const match of matches) small.finish(match, match === four ? 'X' : '1');
  small.finish(small.add(), '1');
  await expect
    .poll(async () => (await movements(bet.id)).map(({ kind, state }) => `${kind} ${state}`))
    .toEqual(['place done', 'settle done']);
  expect(player.funds()).toBe(106_000n);
});

test('a void pick counts 1 in its lines, and with every pick void the stake goes back', async () => {
  const { player, picks, change, matches, small } = await open();
  const [banker, two, three, four] = matches;
  const bet = await player.bet(picks, change);
  small.callOff(two);
  for (const match of [banker, three, four]) small.finish(match, '1');
  // 10.00 × 1.5 × (1×3 + 1×4 + 3×4)
  expect(await player.until(bet.id, 'won')).toMatchObject({ paid: 28_500, potential: 28_500 });
  const other = await open();
  const off = await other.player.bet(other.picks, other.change);
  for (const match of other.matches) other.small.callOff(match);
  expect(await other.player.until(off.id, 'void')).toMatchObject({ paid: 3_000 });
  expect(other.player.funds()).toBe(100_000n);
});

test('a lost banker loses every line at once; a correction opens the bet again and pays the difference', async () => {
  const { player, picks, change, matches, small } = await open();
  const [banker, two, three, four] = matches;
  const bet = await player.bet(picks, change);
  small.finish(banker, 'X');
  expect(await player.until(bet.id, 'lost')).toMatchObject({ paid: 0, isCashOutSuspended: false, cashOut: null });
  small.finish(banker, '1');
  await player.until(bet.id, 'open');
  for (const match of [two, three, four]) small.finish(match, '1');
  expect(await player.until(bet.id, 'won')).toMatchObject({ paid: 39_000, wasCorrected: true });
  small.finish(four, '2');
  await expect.poll(async () => (await player.find(bet.id)).paid).toBe(9_000);
  expect(await player.find(bet.id)).toMatchObject({ state: 'won', paidBefore: 39_000 });
  expect(player.funds()).toBe(106_000n);
  small.finish(two, '2');
  await player.until(bet.id, 'lost');
  expect(player.funds()).toBe(97_000n);
});

test('is sold for the sum of its lines, in parts as well, and the rest pays its share', async () => {
  const { player, picks, change, matches, small } = await open();
  const bet = await player.bet(picks, { ...change, stake: 6_000 });
  // Chances are as they were: the stake less 5 %.
  expect(bet).toMatchObject({ cashOut: 5_700, sellsParts: true });
  const [banker, two, three, four] = matches;
  small.finish(four, 'X');
  await expect.poll(async () => (await player.find(bet.id)).cashOut).toBe(1_900);
  expect(await player.sellPart(bet.id, { part: 3_000, amount: 950 })).toMatchObject({ status: 'cashed-out' });
  small.finish(banker, '1');
  await expect.poll(async () => (await player.find(bet.id)).cashOut).toBe(1_425);
  small.suspend(two);
  expect(await player.find(bet.id)).toMatchObject({ cashOut: null, isCashOutSuspended: true });
  small.suspend(two, false);
  for (const match of [two, three]) small.finish(match, '1');
  expect(await player.until(bet.id, 'won')).toMatchObject({ paid: 950 + 9_000 });
  expect(player.funds()).toBe(100_000n - 6_000n + 950n + 9_000n);
});

test('pays no more than the largest pay-out, which its ticket says', async () => {
  const { player, picks, change, matches, small } = await open();
  for (const match of matches) small.setPrice(match, '1', 900_000);
  const bet = await player.bet(picks, change);
  expect(bet).toMatchObject({ potential: 5_000_000_000, returnMax: 5_000_000_000 });
  for (const match of matches) small.finish(match, '1');
  expect(await player.until(bet.id, 'won')).toMatchObject({ paid: 5_000_000_000 });
});

test('what is no system is no bet, and two picks of one match stand in none', async () => {
  const { player, picks, change, slipOf, small, pick } = await open();
  const send = async (more: Partial<PlaceRequest>) =>
    (await player.send(slipOf(picks, { ...change, ...more }))).statusCode;
  expect(await send({ stake: 3_001 })).toBe(400);
  expect(await send({ system: undefined })).toBe(400);
  expect(await send({ kind: 'accumulator' })).toBe(400);
  expect(await send({ system: { sizes: [4], bankers: [] } })).toBe(400);
  expect(await send({ system: { sizes: [2], bankers: [4] } })).toBe(400);
  expect(await send({ system: { sizes: [1.5], bankers: [] } })).toBe(400);
  const again = [...picks.slice(0, 3), pick(picks[0]?.match ?? '', 'X')];
  expect(await player.place(slipOf(again, change))).toMatchObject({ status: 'refused', reason: 'same-match' });
  const many = Array.from({ length: 14 }, (): Pick => pick(small.add()));
  // 6 of 14 are 3,003 lines.
  const tooMany = { kind: 'system' as const, system: { sizes: [6], bankers: [] }, stake: 3_003_000 };
  expect(await player.place(slipOf(many, tooMany))).toMatchObject({ reason: 'too-many-lines', limit: 1_000 });
  expect(player.funds()).toBe(100_000n);
});

test('a void for an obvious error gives the stake of the whole system back', async () => {
  const { player, picks, change, bets } = await open();
  const bet = await player.bet(picks, change);
  const wish = { number: bet.id, key: crypto.randomUUID(), ground: 'price', definition: 'a test', by: 'ada' } as const;
  expect(await bets.voidForOperator(wish)).toEqual({ status: 'done', givenBack: 3_000n });
  expect(await bets.voidForOperator(wish)).toEqual({ status: 'done', givenBack: 3_000n });
  await player.until(bet.id, 'void');
  expect(player.funds()).toBe(100_000n);
});
