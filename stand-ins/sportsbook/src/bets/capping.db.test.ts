// Long accumulators, and what a ticket freezes.

import { expect, test } from 'vitest';
import { openBetWorld } from '../testing/bet-world.ts';
import { useSportsbookDatabase } from '../testing/test-sportsbook.ts';

const db = useSportsbookDatabase();
const mostMinor = 5_000_000_000;

test('fifty picks are one bet: what it returns is capped, said, and frozen on the ticket', async () => {
  const { small, sit, pick, start } = await openBetWorld(db);
  const player = await sit({ fundsMinor: 1_000n });
  const matches = Array.from({ length: 50 }, () => small.add());
  const bet = await player.bet(
    matches.map((match) => pick(match, '2')),
    { stake: 1_000 },
  );
  expect(bet).toMatchObject({ state: 'open', potential: mostMinor, returnMax: mostMinor, rules: 4 });
  expect(bet.picks).toHaveLength(50);
  start();
  for (const match of matches) small.finish(match, '2');
  expect(await player.until(bet.id, 'won')).toMatchObject({ paid: mostMinor });
  expect(player.funds()).toBe(BigInt(mostMinor));
});

test('a cap that is lowered afterwards changes nothing for a bet that was taken', async () => {
  const { small, sit, pick, start } = await openBetWorld(db);
  const player = await sit();
  const match = small.add();
  const { id } = await player.bet([pick(match)]);
  await db.pool.query('update sportsbook.bet set return_max_kobo = 15000 where id = $1', [id]);
  expect(await player.find(id)).toMatchObject({ potential: 15_000, returnMax: 15_000 });
  start();
  small.finish(match, '1');
  expect(await player.until(id, 'won')).toMatchObject({ paid: 15_000 });
});

test('a void bet and one that is lost are as without a cap, and a correction pays up to it', async () => {
  const { small, sit, pick, start } = await openBetWorld(db);
  const player = await sit({ fundsMinor: 1_000_000_000n });
  const [one, two] = [small.add(), small.add()];
  small.setPrice(one, '1', 100_000);
  small.setPrice(two, '1', 100_000);
  const { id } = await player.bet([pick(one), pick(two)], { stake: 100_000_000 });
  start();
  small.finish(one, '1');
  small.finish(two, '2');
  expect(await player.until(id, 'lost')).toMatchObject({ paid: 0 });
  small.finish(two, '1');
  expect(await player.until(id, 'won')).toMatchObject({ paid: mostMinor, wasCorrected: true });
  small.callOff(one);
  small.callOff(two);
  expect(await player.until(id, 'void')).toMatchObject({ paid: 100_000_000 });
  expect(player.funds()).toBe(1_000_000_000n);
});

test('what is bought back is never more than the cap, and a bet of version 1 is bought back by its own formula', async () => {
  const { small, sit, pick } = await openBetWorld(db);
  const player = await sit();
  const [one, two] = [small.add(), small.add()];
  // The book's margin: prices of 1.90 for even chances.
  for (const match of [one, two]) small.setPrice(match, '1', 1_900, 500_000_000);
  const { id } = await player.bet([pick(one), pick(two)]);
  // At unchanged prices: 100.00 less the one margin of five in a hundred, however many picks there are.
  expect((await player.find(id)).cashOut).toBe(9_500);
  await db.pool.query('update sportsbook.bet set return_max_kobo = 9000 where id = $1', [id]);
  expect((await player.find(id)).cashOut).toBe(9_000);
  await db.pool.query('update sportsbook.bet set return_max_kobo = 5000000000, rules_version = 1 where id = $1', [id]);
  await db.pool.query('update sportsbook.leg set chance = null where bet_id = $1', [id]);
  // 100.00 × (1.90 × 0.5)² × 0.95
  expect(await player.find(id)).toMatchObject({ cashOut: 8_573, rules: 1 });
});

test('ten times the same long slip at once is one bet', async () => {
  const { small, sit, pick, slipOf, wallet } = await openBetWorld(db);
  const player = await sit();
  const slip = slipOf(
    Array.from({ length: 50 }, () => pick(small.add(), '2')),
    { stake: 1_000 },
  );
  const answers = await Promise.all(Array.from({ length: 10 }, () => player.settled(slip)));
  expect(new Set(answers.map((answer) => answer.status === 'placed' && answer.bets[0]?.id)).size).toBe(1);
  expect(new Set(wallet.said('place').map(({ txId }) => txId)).size).toBe(1);
});
