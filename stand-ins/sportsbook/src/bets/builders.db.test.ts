import { expect, test } from 'vitest';
import type { Pick, PlaceRequest } from '../contract/bets.ts';
import { openBetWorld } from '../testing/bet-world.ts';
import { useSportsbookDatabase } from '../testing/test-sportsbook.ts';

const db = useSportsbookDatabase();

/** The home side wins and both score: 2.00 each, together in 4 of 10 matches. Less the margin that is 2.28, where their product would be 4.00. */
async function open(options: { liveBetDelayMs?: number; isLive?: boolean } = {}) {
  const world = await openBetWorld(db, options);
  const { small } = world;
  const match = small.add({ isLive: options.isLive ?? false });
  small.setTogether(match, 2, 400_000_000);
  const picks: [Pick, Pick] = [
    { match, market: '1x2', outcome: '1' },
    { match, market: 'btts', outcome: 'yes' },
  ];
  const change: Partial<PlaceRequest> = { kind: 'builder', price: 2_280 };
  world.start();
  return { ...world, match, picks, change, player: await world.sit() };
}

test('picks of one match are one bet with one price, from the chance that all come true', async () => {
  const { player, picks, change, match, small, movements, post } = await open();
  const slip = (await post('/api/slip', { picks })).json();
  expect(slip).toMatchObject({ price: null, builder: { price: 2_280, reason: null } });
  const bet = await player.bet(picks, change);
  expect(bet).toMatchObject({
    ...{ kind: 'builder', system: null, stake: 10_000, price: 2_280, potential: 22_800, rules: 4 },
    picks: [
      { market: '1x2', price: 0 },
      { market: 'btts', price: 0 },
    ],
  });
  expect(player.funds()).toBe(90_000n);
  small.finish(match, '1', 'yes');
  expect(await player.until(bet.id, 'won')).toMatchObject({ paid: 22_800 });
  expect(player.funds()).toBe(112_800n);
  expect((await movements(bet.id)).map(({ kind }) => kind)).toEqual(['place', 'settle']);
});

test.each([
  ['1', 'yes', 'won', 22_800],
  ['1', 'no', 'lost', 0],
  ['X', 'yes', 'lost', 0],
  ['2', 'no', 'lost', 0],
  ['1', 'void', 'void', 10_000],
  ['2', 'void', 'lost', 0],
] as const)('when %s wins and both score is %s it is %s', async (winner, btts, state, paid) => {
  const { player, picks, change, match, small } = await open();
  const bet = await player.bet(picks, change);
  small.finish(match, winner, btts);
  expect(await player.until(bet.id, state)).toMatchObject({ paid, potential: state === 'void' ? 10_000 : 22_800 });
  expect(player.funds()).toBe(90_000n + BigInt(paid));
});

test('a match that is not played gives the stake back, and a result that comes twice pays once', async () => {
  const { player, picks, change, match, small, movements } = await open();
  const bet = await player.bet(picks, change);
  small.callOff(match);
  expect(await player.until(bet.id, 'void')).toMatchObject({ paid: 10_000 });
  small.callOff(match);
  small.finish(small.add(), '1');
  await expect
    .poll(async () => (await movements(bet.id)).map(({ kind, state }) => `${kind} ${state}`))
    .toEqual(['place done', 'settle done']);
  expect(player.funds()).toBe(100_000n);
});

test('a corrected result settles it again: won, lost, void and won', async () => {
  const { player, picks, change, match, small } = await open();
  const bet = await player.bet(picks, change);
  small.finish(match, '1', 'yes');
  await player.until(bet.id, 'won');
  small.finish(match, '1', 'no');
  expect(await player.until(bet.id, 'lost')).toMatchObject({ paidBefore: 22_800, paid: 0, wasCorrected: true });
  expect(player.funds()).toBe(90_000n);
  small.finish(match, '1', 'void');
  await player.until(bet.id, 'void');
  expect(player.funds()).toBe(100_000n);
  small.finish(match, '1', 'yes');
  expect(await player.until(bet.id, 'won')).toMatchObject({ paid: 22_800 });
  expect(player.funds()).toBe(112_800n);
});

test('the same slip sent twice, and at the same time, is one bet; another price under its key is refused', async () => {
  const { player, picks, change, slipOf } = await open();
  const slip = slipOf(picks, change);
  const answers = await Promise.all(Array.from({ length: 5 }, () => player.settled(slip)));
  expect(new Set(answers.map((answer) => (answer.status === 'placed' ? answer.bets[0]?.id : answer.status))).size).toBe(
    1,
  );
  expect(await player.settled(slip)).toMatchObject({ status: 'placed', bets: [{ kind: 'builder' }] });
  expect((await player.send({ ...slip, price: 2_300 })).statusCode).toBe(409);
  expect(player.funds()).toBe(90_000n);
  expect(await player.list()).toHaveLength(1);
});

test('what has no price together is refused in plain words, and nothing is taken', async () => {
  const { player, picks, change, match, small, slipOf, post } = await open();
  const reasonNow = async () => {
    const answer = await player.place(slipOf(picks, change));
    const slip = (await post('/api/slip', { picks })).json();
    expect(slip.builder).toEqual({ price: null, reason: answer.status === 'refused' ? answer.reason : answer.status });
    return slip.builder.reason;
  };
  small.setTogether(match, 2, 0);
  expect(await reasonNow()).toBe('builder-excluded');
  // As likely as the first pick alone: the second is contained in it.
  small.setTogether(match, 2, 500_000_000);
  expect(await reasonNow()).toBe('builder-contained');
  small.setTogether(match, 2, undefined);
  expect(await reasonNow()).toBe('builder-not-priced');
  small.setTogether(match, 2, 400_000_000);
  small.suspend(match);
  expect(await reasonNow()).toBe('suspended');
  small.suspend(match, false);
  small.close(match, 'yes');
  expect(await reasonNow()).toBe('closed');
  expect(player.funds()).toBe(100_000n);
});

test('what is no builder is no bet', async () => {
  const { player, picks, change, slipOf, small, match } = await open();
  const send = async (list: Pick[], more: Partial<PlaceRequest>) => player.send(slipOf(list, { ...change, ...more }));
  const [one, other] = picks;
  expect((await send(picks, { price: undefined })).statusCode).toBe(400);
  expect((await send([one], {})).statusCode).toBe(400);
  expect((await send([one, { ...other, match: small.add() }], {})).statusCode).toBe(400);
  expect((await send(picks, { kind: 'accumulator' })).statusCode).toBe(400);
  expect((await send(picks, { system: { sizes: [1], bankers: [] } })).statusCode).toBe(400);
  const many = Array.from({ length: 13 }, (_, at): Pick => ({ match, market: `total:${at}.5`, outcome: 'over' }));
  expect((await send(many, {})).json()).toMatchObject({ reason: 'too-many-picks', limit: 12 });
  expect(player.funds()).toBe(100_000n);
});

test('a price that changed is asked about as the player chose, by the price of all picks together', async () => {
  const { player, picks, change, match, small, slipOf } = await open();
  small.setTogether(match, 2, 420_000_000);
  expect(await player.place(slipOf(picks, change))).toMatchObject({ reason: 'price-changed' });
  expect(await player.place(slipOf(picks, { ...change, priceChanges: 'better' }))).toMatchObject({
    reason: 'price-changed',
  });
  expect(await player.bet(picks, { ...change, priceChanges: 'any' })).toMatchObject({ price: 2_170 });
  small.setTogether(match, 2, 380_000_000);
  expect(await player.bet(picks, { ...change, priceChanges: 'better' })).toMatchObject({ price: 2_390 });
  // A pick's own price is not what the player agreed to.
  small.setPrice(match, '1', 2_100);
  expect(await player.bet(picks, { ...change, price: 2_390 })).toMatchObject({ price: 2_390 });
});

test('it never pays less than one of its picks alone', async () => {
  const { player, picks, change, match, small } = await open();
  small.setTogether(match, 2, 499_000_000);
  expect(await player.bet(picks, { ...change, price: 2_000 })).toMatchObject({ price: 2_000, potential: 20_000 });
});

test('is bought back by the change of the chance of all picks, in parts as well', async () => {
  const { player, picks, change, match, small } = await open();
  const bet = await player.bet(picks, change);
  expect(bet).toMatchObject({ cashOut: 9_500, sellsParts: true });
  small.setTogether(match, 2, 600_000_000);
  // 100.00 × 0.6 ÷ 0.4, less 5 %.
  expect(await player.find(bet.id)).toMatchObject({ cashOut: 14_250 });
  // The chances of the picks alone count for nothing.
  small.setPrice(match, '1', 1_200);
  expect(await player.find(bet.id)).toMatchObject({ cashOut: 14_250 });
  expect(await player.sellPart(bet.id, { part: 5_000, amount: 7_125 })).toMatchObject({ status: 'cashed-out' });
  small.setTogether(match, 2, undefined);
  expect(await player.find(bet.id)).toMatchObject({ cashOut: null, isCashOutSuspended: true });
  expect(await player.cashOut(bet.id, 7_125)).toMatchObject({ status: 'refused', reason: 'suspended' });
  small.setTogether(match, 2, 600_000_000);
  small.suspend(match);
  expect(await player.find(bet.id)).toMatchObject({ cashOut: null, isCashOutSuspended: true });
  small.suspend(match, false);
  const key = crypto.randomUUID();
  const sales = await Promise.all([1, 2, 3].map(() => player.cashOut(bet.id, 7_125, key)));
  expect(sales.some(({ status }) => status === 'refused')).toBe(false);
  expect(await player.until(bet.id, 'cashed-out')).toMatchObject({ paid: 14_250 });
  expect(player.funds()).toBe(104_250n);
});

test('on a match under way it is taken at the price of then', async () => {
  const { player, picks, change, match, small, slipOf } = await open({ liveBetDelayMs: 60_000, isLive: true });
  const decided = async (more: Partial<PlaceRequest> = {}, between = () => {}) => {
    const slip = slipOf(picks, { ...change, ...more });
    expect(await player.place(slip)).toMatchObject({ status: 'waiting', isLiveDelay: true });
    between();
    await db.pool.query("update sportsbook.bet set decide_at = app_now() where state = 'waiting'");
    await expect.poll(async () => (await player.ask(slip.key)).status).toMatch(/placed|refused/);
    return player.ask(slip.key);
  };
  expect(await decided()).toMatchObject({ status: 'placed', bets: [{ price: 2_280 }] });
  const falls = () => small.setTogether(match, 2, 420_000_000);
  expect(await decided({}, falls)).toMatchObject({ status: 'refused', reason: 'price-changed' });
  expect(await decided({ price: 2_280, priceChanges: 'any' })).toMatchObject({ bets: [{ price: 2_170 }] });
  const excluded = () => small.setTogether(match, 2, 0);
  expect(await decided({ price: 2_170 }, excluded)).toMatchObject({ reason: 'builder-excluded' });
});

test('pays no more than its largest pay-out', async () => {
  const { player, picks, change, match, small } = await open();
  small.setTogether(match, 2, 300_000);
  const bet = await player.bet(picks, { ...change, price: 500_000, stake: 20_000 });
  expect(bet).toMatchObject({ price: 500_000, potential: 10_000_000 });
  await db.pool.query('update sportsbook.bet set return_max_kobo = 5_000_000 where id = $1', [bet.id]);
  small.finish(match, '1', 'yes');
  expect(await player.until(bet.id, 'won')).toMatchObject({ paid: 5_000_000 });
});

test('its ticket shows all picks under one price', async () => {
  const { player, picks, change, get } = await open();
  const { ticket } = await player.bet(picks, change);
  const { body } = await get(`/ticket/${ticket}?lang=en`);
  for (const said of ['Bet builder · 2 picks', 'Both teams to score', '2.28', '/rules/4?lang=en']) {
    expect(body).toContain(said);
  }
  expect(body).not.toContain('class="figures price"');
  expect((await get(`/ticket/${ticket}?lang=sw`)).body).toContain('Dau la kuunganisha');
});
