import { expect, test } from 'vitest';
import type { Bet, PlaceAnswer, PlaceRequest } from '../contract/bets.ts';
import { openBetWorld } from '../testing/bet-world.ts';
import { useSportsbookDatabase } from '../testing/test-sportsbook.ts';

const db = useSportsbookDatabase();

function betsIn(answer: PlaceAnswer): Bet[] {
  if (answer.status !== 'placed') throw new Error(JSON.stringify(answer));
  return answer.bets;
}

test('takes a single, tells what it can return, and takes the stake once', async () => {
  const { small, sit, slipOf, pick, movements, wallet } = await openBetWorld(db);
  const { place, funds, list } = await sit();
  const answer = await place(slipOf([pick(small.add())]));
  expect(answer).toMatchObject({
    status: 'placed',
    balance: 90_000,
    bets: [
      { kind: 'single', state: 'open', stake: 10_000, price: 2_000, potential: 20_000, paid: null, cashOut: 9_500 },
    ],
  });
  const [bet] = betsIn(answer) as [Bet];
  expect(bet.id).toMatch(/^[1-9]\d{9}$/);
  expect(funds()).toBe(90_000n);
  expect(await list()).toEqual([bet]);
  expect(await movements(bet.id)).toMatchObject([{ kind: 'place', state: 'done', amount_kobo: 10_000n }]);
  expect(wallet.said('place')[0]?.txId).toMatch(/^[1-9]\d{15}$/);
});

test('takes an accumulator at the exact product of its prices', async () => {
  const { small, sit, pick } = await openBetWorld(db);
  const { bet, funds } = await sit();
  const ids = [small.add(), small.add(), small.add()];
  for (const id of ids) small.setPrice(id, '1', 1_111);
  const placed = await bet(
    ids.map((id) => pick(id)),
    { stake: 12_345 },
  );
  expect(placed).toMatchObject({ kind: 'accumulator', price: 1_371, potential: 16_929 });
  expect(funds()).toBe(100_000n - 12_345n);
});

test('the same slip sent a hundred times is one bet, and every answer names the same', async () => {
  const { small, sit, slipOf, pick, wallet } = await openBetWorld(db);
  const { send, ask, list, funds } = await sit();
  const slip = slipOf([pick(small.add())]);
  const answers = await Promise.all(Array.from({ length: 100 }, async () => (await send(slip)).json()));
  const [bet] = await list();
  expect(await list()).toHaveLength(1);
  for (const answer of answers) {
    expect(answer.status).toMatch(/placed|waiting/);
    if (answer.status === 'placed') expect(answer.bets[0].id).toBe(bet?.id);
  }
  expect(betsIn(await ask(slip.key))).toEqual([bet]);
  expect(wallet.said('place')).toHaveLength(1);
  expect(funds()).toBe(90_000n);
});

test('the same key is the same slip from another seat of the player, and another one for everybody else', async () => {
  const { small, sit, slipOf, pick } = await openBetWorld(db);
  const first = await sit();
  const again = await sit({ playerId: first.playerId, fundsMinor: 0n });
  const other = await sit();
  const slip = slipOf([pick(small.add())]);
  const [bet] = betsIn(await first.place(slip));
  expect(betsIn(await again.place(slip))).toEqual([bet]);
  expect(betsIn(await other.place(slip))[0]?.id).not.toBe(bet?.id);
  expect(await again.list()).toEqual([bet]);
});

test('of fifty slips at once with money for one, one is taken', async () => {
  const { small, sit, slipOf, pick } = await openBetWorld(db);
  const { place, funds, list } = await sit({ fundsMinor: 10_000n });
  const match = small.add();
  const answers = await Promise.all(Array.from({ length: 50 }, () => place(slipOf([pick(match)]))));
  expect(answers.filter(({ status }) => status === 'placed')).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 'refused');
  expect(refused).toHaveLength(49);
  for (const answer of refused) expect(answer).toMatchObject({ reason: 'insufficient' });
  expect(await list()).toHaveLength(1);
  expect(funds()).toBe(0n);
});

test('several singles are several bets; what is not taken of them is told beside what is', async () => {
  const { small, sit, slipOf, pick } = await openBetWorld(db);
  const { place, list, funds } = await sit({ fundsMinor: 20_000n });
  const picks = [pick(small.add()), pick(small.add(), 'X'), pick(small.add(), '2')];
  const answer = await place(slipOf(picks, { kind: 'single' }));
  expect(betsIn(answer)).toHaveLength(2);
  expect(answer).toMatchObject({ balance: 0, notTaken: [{ reason: 'insufficient', picks: [{ market: '1x2' }] }] });
  expect(await list()).toHaveLength(2);
  expect(funds()).toBe(0n);
});

test.each([
  ['stake-low', { stake: 999 }, { limit: 1_000 }],
  ['stake-high', { stake: 1_000_000_001 }, { limit: 1_000_000_000 }],
])('refuses a stake beyond the limits: %s', async (reason, change, told) => {
  const { small, sit, slipOf, pick, wallet } = await openBetWorld(db);
  const { place } = await sit({ fundsMinor: 10n ** 12n });
  expect(await place(slipOf([pick(small.add())], change))).toEqual({ status: 'refused', reason, ...told });
  expect(wallet.said('place')).toEqual([]);
});

test('takes the smallest and the largest stake, also where the return is capped', async () => {
  const { small, sit, slipOf, pick } = await openBetWorld(db);
  const { place } = await sit({ fundsMinor: 10n ** 12n });
  const match = small.add();
  expect((await place(slipOf([pick(match)], { stake: 1_000 }))).status).toBe('placed');
  expect((await place(slipOf([pick(match)], { stake: 100_000_000 }))).status).toBe('placed');
  small.setPrice(match, '1', 50_000);
  expect((await place(slipOf([pick(match)], { stake: 100_000_000 }))).status).toBe('placed');
  small.setPrice(match, '1', 50_001);
  expect(await place(slipOf([pick(match)], { stake: 100_000_000 }))).toMatchObject({
    status: 'placed',
    bets: [{ potential: 5_000_000_000 }],
  });
});

test('refuses one match twice in an accumulator, and more picks than a slip holds', async () => {
  const { small, sit, slipOf, pick, wallet } = await openBetWorld(db);
  const { place } = await sit();
  const match = small.add();
  const twice = slipOf([pick(match, '1'), pick(match, 'X')]);
  expect(await place(twice)).toEqual({ status: 'refused', reason: 'same-match' });
  expect((await place({ ...twice, kind: 'single' })).status).toBe('placed');
  const many = Array.from({ length: 51 }, () => pick(small.add()));
  expect(await place(slipOf(many))).toEqual({ status: 'refused', reason: 'too-many-picks', limit: 50 });
  for (const { match: id } of many) small.setPrice(id, '1', 1_200);
  expect((await place(slipOf(many.slice(0, 50), { stake: 1_000 }))).status).toBe('placed');
  expect(wallet.said('place')).toHaveLength(3);
});

test('a slip of a thousand picks is refused before anything is looked at', async () => {
  const { sit, slipOf, pick } = await openBetWorld(db);
  const { send } = await sit();
  const huge = slipOf(Array.from({ length: 1_000 }, (_, at) => pick(String(at))));
  expect((await send(huge)).statusCode).toBe(413);
});

test.each([
  ['nothing at all', {}],
  ['an unknown field', { more: 1 }],
  ['no picks', { picks: [] }],
  ['the same pick twice', 'twice'],
  ['a stake below zero', { stake: -10_000 }],
  ['no stake', { stake: 0 }],
  ['a part of a kobo', { stake: 10_000.5 }],
  ['a stake as text', { stake: '10000' }],
  ['a stake beyond all counting', { stake: Number.MAX_SAFE_INTEGER }],
  ['a key that is none', { key: 'mine' }],
  ['another kind', { kind: 'system' }],
  ['another choice', { priceChanges: 'worse' }],
  ['a pick with a price of its own making', { picks: [{ match: '1', market: '1x2', outcome: '1', price: 1.5 }] }],
  ['a pick with more in it', { picks: [{ match: '1', market: '1x2', outcome: '1', price: 2_000, chance: 1 }] }],
  ['a match that is no name', { picks: [{ match: "1' or '1", market: '1x2', outcome: '1', price: 2_000 }] }],
])('what is no bet is refused: %s', async (_what, change) => {
  const { small, sit, slipOf, pick, wallet } = await openBetWorld(db);
  const { send } = await sit();
  const slip = slipOf([pick(small.add())]);
  const body =
    change === 'twice'
      ? { ...slip, picks: [...slip.picks, ...slip.picks] }
      : Object.keys(change).length === 0
        ? {}
        : { ...slip, ...(change as object) };
  expect((await send(body)).statusCode).toBe(400);
  expect(wallet.said('place')).toEqual([]);
});

test.each([
  ['none', 2_000, 'price-changed'],
  ['none', 1_900, 'price-changed'],
  ['better', 2_000, 'placed'],
  ['better', 1_900, 'price-changed'],
  ['any', 2_000, 'placed'],
  ['any', 1_900, 'placed'],
] as const)('a price that changed, with the choice "%s" and %i now: %s', async (priceChanges, now, outcome) => {
  const { small, sit, slipOf, pick } = await openBetWorld(db);
  const { place, funds } = await sit();
  const match = small.add();
  small.setPrice(match, '1', 1_950);
  const slip = slipOf([pick(match)], { priceChanges });
  small.setPrice(match, '1', now);
  const answer = await place(slip);
  if (outcome === 'placed') expect(betsIn(answer)[0]).toMatchObject({ price: now, potential: now * 10 });
  else {
    expect(answer).toMatchObject({ status: 'refused', reason: outcome, picks: [{ state: 'open', price: now }] });
    expect(funds()).toBe(100_000n);
  }
});

test('what is suspended, closed or unknown is not taken, and takes nothing else of the slip with it', async () => {
  const { small, sit, slipOf, pick, wallet } = await openBetWorld(db);
  const { place } = await sit();
  const [good, suspended, closed, over] = [small.add(), small.add(), small.add(), small.add()];
  small.suspend(suspended);
  small.close(closed, '1');
  small.finish(over, '1');
  const reasonOf = async (match: string, kind: 'single' | 'accumulator') =>
    place(slipOf([pick(good), pick(match)], { kind }));
  expect(await reasonOf(suspended, 'accumulator')).toMatchObject({ reason: 'suspended' });
  expect(await reasonOf(suspended, 'single')).toMatchObject({ reason: 'suspended' });
  expect(await reasonOf(closed, 'accumulator')).toMatchObject({ reason: 'closed' });
  expect(await reasonOf(over, 'single')).toMatchObject({ reason: 'closed' });
  expect(await reasonOf('99999', 'single')).toMatchObject({
    reason: 'closed',
    picks: [{ state: 'open' }, { state: 'unknown' }],
  });
  expect(wallet.said('place')).toEqual([]);
});

test('a refusal stays one: the same slip arriving late is not taken, although the price is back', async () => {
  const { small, sit, slipOf, pick, wallet } = await openBetWorld(db);
  const { place, ask } = await sit();
  const match = small.add();
  const slip = slipOf([pick(match)]);
  small.suspend(match);
  expect(await place(slip)).toMatchObject({ reason: 'suspended' });
  small.suspend(match, false);
  expect(await place(slip)).toMatchObject({ status: 'refused', reason: 'suspended' });
  expect(await ask(slip.key)).toMatchObject({ status: 'refused', reason: 'suspended' });
  expect(wallet.said('place')).toEqual([]);
});

test('who asks for a slip that never came learns that it was not taken, and it is not taken when it comes', async () => {
  const { small, sit, slipOf, pick, wallet } = await openBetWorld(db);
  const { place, ask } = await sit();
  const slip = slipOf([pick(small.add())]);
  expect(await ask(slip.key)).toEqual({ status: 'refused', reason: 'not-taken' });
  expect(await place(slip)).toEqual({ status: 'refused', reason: 'not-taken' });
  expect(wallet.said('place')).toEqual([]);
});

test('says that the session is over, and takes nothing', async () => {
  const { small, sit, slipOf, pick, wallet } = await openBetWorld(db);
  const { place, funds } = await sit();
  wallet.break('place', { verdict: 'no-session' });
  expect(await place(slipOf([pick(small.add())]))).toMatchObject({ status: 'refused', reason: 'no-session' });
  expect(funds()).toBe(100_000n);
  expect(wallet.said('cancel')).toEqual([]);
});

test('another slip under a key that was used is refused, and the first one stands', async () => {
  const { small, sit, slipOf, pick, wallet } = await openBetWorld(db);
  const { place, send, ask, list } = await sit();
  const [one, two] = [small.add(), small.add()];
  const slip = slipOf([pick(one)]);
  const [bet] = betsIn(await place(slip));
  for (const other of [
    slipOf([pick(two)]),
    slipOf([pick(one)], { stake: 50_000 }),
    slipOf([pick(one)], { stake: 1 }),
    slipOf([pick(one, 'X')]),
  ]) {
    expect((await send({ ...other, key: slip.key })).statusCode).toBe(409);
  }
  expect(betsIn(await ask(slip.key))).toEqual([bet]);
  expect(await list()).toHaveLength(1);
  expect(wallet.said('place')).toHaveLength(1);
});

test('when there are too many at once a new slip is sent away, and one that is under way is not', async () => {
  const { small, sit, slipOf, pick, wallet } = await openBetWorld(db);
  const player = await sit({ fundsMinor: 10n ** 9n });
  const match = small.add();
  const letThrough = wallet.hold('place');
  const slips = Array.from({ length: 400 }, () => slipOf([pick(match)], { stake: 1_000 }));
  const answers = slips.map((slip) => player.place(slip));
  await expect.poll(() => wallet.said('place').length).toBe(400);
  expect(await player.place(slipOf([pick(match)]))).toEqual({ status: 'refused', reason: 'busy' });
  expect(await player.place(slips[0] as PlaceRequest)).toMatchObject({ status: 'waiting' });
  letThrough();
  for (const answer of await Promise.all(answers)) expect(answer.status).toBe('placed');
});
