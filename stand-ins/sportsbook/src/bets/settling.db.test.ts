import { expect, test } from 'vitest';
import { openBetWorld } from '../testing/bet-world.ts';
import { useSportsbookDatabase } from '../testing/test-sportsbook.ts';

const db = useSportsbookDatabase();

async function open() {
  const world = await openBetWorld(db);
  world.start();
  return { ...world, player: await world.sit() };
}

test('pays a winner once, tells the wallet of a loser too, and both are over', async () => {
  const { small, pick, player, movements, wallet } = await open();
  const match = small.add();
  const [winner, loser] = [await player.bet([pick(match, '1')]), await player.bet([pick(match, 'X')])];
  small.finish(match, '1');
  expect(await player.until(winner.id, 'won')).toMatchObject({ paid: 20_000, cashOut: null });
  expect(await player.until(loser.id, 'lost')).toMatchObject({ paid: 0, cashOut: null });
  await expect.poll(() => wallet.said('settle').length).toBe(2);
  expect(player.funds()).toBe(100_000n - 20_000n + 20_000n);
  expect(await player.list('open')).toEqual([]);
  expect((await player.list('settled')).map(({ id }) => id)).toEqual([loser.id, winner.id]);
  expect(await movements(winner.id)).toMatchObject([{ kind: 'place' }, { kind: 'settle', amount_kobo: 20_000n }]);
});

test('an accumulator is lost at once with its first lost pick, and won with its last', async () => {
  const { small, pick, player } = await open();
  const [one, two, three] = [small.add(), small.add(), small.add()];
  const won = await player.bet([pick(one), pick(two), pick(three)], { stake: 1_111 });
  const lost = await player.bet([pick(one), pick(two, '2'), pick(three)]);
  small.finish(one, '1');
  small.finish(two, '1');
  expect(await player.until(lost.id, 'lost')).toMatchObject({
    picks: [{ verdict: 'won' }, { verdict: 'lost' }, { verdict: null }],
  });
  expect((await player.find(won.id)).state).toBe('open');
  small.finish(three, '1');
  expect(await player.until(won.id, 'won')).toMatchObject({ paid: 8_888 });
  expect(player.funds()).toBe(100_000n - 11_111n + 8_888n);
});

test('a part of a kobo is not paid', async () => {
  const { small, pick, player } = await open();
  const ids = [small.add(), small.add(), small.add()];
  for (const id of ids) small.setPrice(id, '1', 1_111);
  const { id, potential } = await player.bet(
    ids.map((match) => pick(match)),
    { stake: 12_345 },
  );
  for (const match of ids) small.finish(match, '1');
  // 12,345 × 1.111³ is 16,929.07…
  expect(await player.until(id, 'won')).toMatchObject({ paid: 16_929 });
  expect(potential).toBe(16_929);
});

test('a void pick counts one, and with all of them void the stake goes back', async () => {
  const { small, pick, player } = await open();
  const [one, two] = [small.add(), small.add()];
  const single = await player.bet([pick(one)]);
  const double = await player.bet([pick(one), pick(two, 'X')]);
  small.callOff(one);
  expect(await player.until(single.id, 'void')).toMatchObject({ paid: 10_000, picks: [{ verdict: 'void' }] });
  expect(await player.find(double.id)).toMatchObject({ state: 'open', price: 6_000, potential: 30_000 });
  small.finish(two, 'X');
  expect(await player.until(double.id, 'won')).toMatchObject({ paid: 30_000 });
  expect(player.funds()).toBe(100_000n - 20_000n + 10_000n + 30_000n);
});

test('a corrected result takes back what was paid and pays what was not, and says so', async () => {
  const { small, pick, player, movements } = await open();
  const match = small.add();
  const [home, draw] = [await player.bet([pick(match, '1')]), await player.bet([pick(match, 'X')])];
  small.finish(match, '1');
  await player.until(home.id, 'won');
  await player.until(draw.id, 'lost');
  small.finish(match, 'X');
  expect(await player.until(home.id, 'lost')).toMatchObject({ paid: 0, wasCorrected: true });
  expect(await player.until(draw.id, 'won')).toMatchObject({ paid: 30_000, wasCorrected: true });
  expect(player.funds()).toBe(100_000n - 20_000n + 30_000n);
  small.finish(match, '1');
  expect(await player.until(home.id, 'won')).toMatchObject({ paid: 20_000 });
  await player.until(draw.id, 'lost');
  expect(player.funds()).toBe(100_000n - 20_000n + 20_000n);
  expect((await movements(home.id)).map(({ kind, amount_kobo }) => [kind, amount_kobo])).toEqual([
    ['place', 10_000n],
    ['settle', 20_000n],
    ['correct', 0n],
    ['correct', 20_000n],
  ]);
});

test('a correction opens an accumulator again that was lost too early', async () => {
  const { small, pick, player } = await open();
  const [one, two] = [small.add(), small.add()];
  const { id } = await player.bet([pick(one), pick(two)]);
  small.finish(one, '2');
  await player.until(id, 'lost');
  small.finish(one, '1');
  expect(await player.until(id, 'open')).toMatchObject({ paid: null, cashOut: null, wasCorrected: true });
  small.finish(two, '1');
  expect(await player.until(id, 'won')).toMatchObject({ paid: 40_000 });
  expect(player.funds()).toBe(130_000n);
});

test('a correction waits for the settlement that it corrects, however long the wallet does not answer', async () => {
  const { small, pick, player, wallet, inTime } = await open();
  const match = small.add();
  const { id } = await player.bet([pick(match)]);
  wallet.break('settle', 'answer-lost');
  small.finish(match, '1');
  await expect.poll(() => wallet.said('settle').length).toBeGreaterThan(0);
  small.finish(match, '2');
  await expect.poll(async () => (await player.find(id)).state).toBe('settling');
  await inTime(10, () => expect(wallet.said('settle').length).toBeGreaterThan(1));
  expect(wallet.said('correct')).toEqual([]);
  wallet.repair();
  await inTime(10, async () => expect((await player.find(id)).state).toBe('lost'));
  expect(player.funds()).toBe(90_000n);
  expect(new Set(wallet.said('settle').map(({ txId }) => txId)).size).toBe(1);
});

test('what cannot be taken back is insisted on; after twenty minutes people are told, once, and it is insisted on still', async () => {
  const { small, pick, player, wallet, inTime, movements, logged } = await open();
  const match = small.add();
  const { id } = await player.bet([pick(match)]);
  small.finish(match, '1');
  await player.until(id, 'won');
  wallet.give(player.playerId, -player.funds());
  small.finish(match, '2');
  await expect.poll(() => wallet.said('correct').length).toBeGreaterThan(0);
  await inTime(60, () => expect(wallet.said('correct').length).toBeGreaterThan(1));
  expect((await player.find(id)).state).toBe('settling');
  await inTime(600, async () => expect((await movements(id)).at(-1)?.state).toBe('disputed'));
  const alarms = () => logged.filter((line) => line.includes('the wallet refuses a movement'));
  await expect.poll(alarms).toHaveLength(1);
  const saidBefore = wallet.said('correct').length;
  await inTime(600, () => expect(wallet.said('correct').length).toBeGreaterThan(saidBefore + 1));
  wallet.give(player.playerId, 25_000n);
  await inTime(600, async () => expect((await player.find(id)).state).toBe('lost'));
  expect(player.funds()).toBe(5_000n);
  expect(alarms()).toHaveLength(1);
  expect(new Set(wallet.said('correct').map(({ txId }) => txId)).size).toBe(1);
});

test('a refusal counts from where it began: when the wallet did not answer in between, it begins anew', async () => {
  const { small, pick, player, wallet, later } = await open();
  const match = small.add();
  const { id } = await player.bet([pick(match)]);
  const said = (times: number) => expect.poll(() => wallet.said('settle').length).toBe(times);
  const movement = async () => {
    const { rows } = await db.pool.query(
      `select state, refused_since is not null as is_refused, refused_since > app_now() - interval '1 minute' as is_new
       from sportsbook.movement where bet_id = $1 and kind = 'settle'`,
      [id],
    );
    return rows[0];
  };
  wallet.break('settle', { verdict: 'refused' });
  small.finish(match, '1');
  await said(1);
  await expect.poll(movement).toEqual({ state: 'pending', is_refused: true, is_new: true });
  wallet.break('settle', 'lost');
  await later(1_500);
  await said(2);
  await expect.poll(movement).toMatchObject({ is_refused: false });
  wallet.break('settle', { verdict: 'refused' });
  await later(1_500);
  await said(3);
  await expect.poll(movement).toEqual({ state: 'pending', is_refused: true, is_new: true });
});

test('however often the wallet did not answer, that is no refusal', async () => {
  const { small, pick, player, wallet, inTime } = await open();
  const match = small.add();
  const { id } = await player.bet([pick(match)]);
  wallet.break('settle', 'lost');
  small.finish(match, '1');
  await expect.poll(() => wallet.said('settle').length).toBe(1);
  await inTime(3_000, () => expect(wallet.said('settle').length).toBeGreaterThan(3));
  wallet.repair();
  await inTime(3_000, async () => expect((await player.find(id)).state).toBe('won'));
  expect(player.funds()).toBe(110_000n);
});

test('after a crash between deciding and paying, the next process pays, once', async () => {
  const world = await openBetWorld(db);
  const player = await world.sit();
  const { small, wallet, pick } = world;
  const match = small.add();
  const { id } = await player.bet([pick(match)]);
  wallet.break('settle', 'silence');
  world.start();
  small.finish(match, '1');
  await expect.poll(player.funds).toBe(110_000n);
  wallet.repair();
  const next = await openBetWorld(db, { wallet, small });
  next.start();
  await next.inTime(61, async () => expect((await player.find(id)).state).toBe('won'));
  expect(player.funds()).toBe(110_000n);
  expect(new Set(wallet.said('settle').map(({ txId }) => txId)).size).toBe(1);
});

test('two processes that take the same results settle every bet once', async () => {
  const first = await openBetWorld(db);
  const { small, wallet, pick } = first;
  const second = await openBetWorld(db, { small, wallet });
  const player = await first.sit({ fundsMinor: 1_000_000n });
  const [one, two] = [small.add(), small.add()];
  const bets = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      player.bet(at % 2 === 0 ? [pick(one), pick(two)] : [pick(one), pick(two, 'X')], { stake: 1_000 + at }),
    ),
  );
  first.start();
  second.start();
  small.finish(one, '1');
  small.finish(two, '1');
  for (const [at, { id }] of bets.entries()) await player.until(id, at % 2 === 0 ? 'won' : 'lost');
  const staked = bets.reduce((sum, { stake }) => sum + BigInt(stake), 0n);
  const paid = bets.reduce((sum, { stake }, at) => sum + (at % 2 === 0 ? BigInt(stake) * 4n : 0n), 0n);
  expect(player.funds()).toBe(1_000_000n - staked + paid);
  const ids = wallet.said('settle').map(({ betId }) => betId);
  expect(new Set(wallet.said('settle').map(({ txId }) => txId)).size).toBe(new Set(ids).size);
});

test('a ticket is still whole when its match is forgotten', async () => {
  const { small, pick, player } = await open();
  const match = small.add();
  const { id } = await player.bet([pick(match)]);
  small.finish(match, '1');
  await player.until(id, 'won');
  small.forget(match);
  expect(await player.find(id)).toMatchObject({
    state: 'won',
    picks: [{ matchState: 'finished', home: { name: `Oak ${match}` }, verdict: 'won' }],
  });
});
