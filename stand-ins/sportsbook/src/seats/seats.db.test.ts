import { expect, test } from 'vitest';
import { openBetWorld } from '../testing/bet-world.ts';
import { useSportsbookDatabase } from '../testing/test-sportsbook.ts';

const db = useSportsbookDatabase();

async function open() {
  const world = await openBetWorld(db);
  const player = await world.sit();
  const match = world.small.add();
  const { id } = await player.bet([world.pick(match)]);
  /** What its secret opens: who sits there, their bets, a new bet and a sale. */
  const opens = async () => {
    const answers = await Promise.all([
      world.get(player.own),
      world.get(`${player.own}/bets?state=open`),
      world.get(`${player.own}/bets/${id}`),
      world.get(`${player.own}/slips/${crypto.randomUUID()}`),
      world.post(`${player.own}/bets`, world.slipOf([world.pick(world.small.add())])),
      world.post(`${player.own}/bets/${id}/cash-out`, { key: crypto.randomUUID(), amount: 99_999 }),
    ]);
    return new Set(answers.map(({ statusCode }) => statusCode));
  };
  /** The player comes back. */
  const sitAgain = () => world.sit({ playerId: player.playerId, fundsMinor: 0n });
  return { ...world, player, match, betId: id, opens, sitAgain };
}

async function age(playerId: string, time: string): Promise<void> {
  await db.pool.query('update sportsbook.seat set taken_at = app_now() - $2::interval where player_id = $1', [
    playerId,
    time,
  ]);
}

test('a seat is good for twelve hours; the bets that were made there are paid all the same', async () => {
  const { player, opens, start, small, match, betId, sitAgain, wallet } = await open();
  await age(player.playerId, '11 hours 59 minutes');
  expect(await opens()).toEqual(new Set([200]));
  await age(player.playerId, '12 hours');
  const fundsMinor = player.funds();
  expect(await opens()).toEqual(new Set([404]));
  expect(player.funds()).toBe(fundsMinor);
  start();
  small.finish(match, '1');
  await (await sitAgain()).until(betId, 'won');
  expect(wallet.fundsOf(player.playerId)).toBe(fundsMinor + 20_000n);
});

test('who leaves has no seat any more, says it as often as they like, and their bets are paid all the same', async () => {
  const { player, opens, post, start, small, match, betId, sitAgain } = await open();
  const other = await sitAgain();
  expect((await post(`${player.own}/leave`, { now: true })).statusCode).toBe(400);
  expect(await opens()).toEqual(new Set([200]));
  for (const answer of await Promise.all([post(`${player.own}/leave`, {}), post(`${player.own}/leave`, {})])) {
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'left' }]);
  }
  expect(await opens()).toEqual(new Set([404]));
  start();
  small.finish(match, '1');
  // The other seat of the same player is another matter.
  await other.until(betId, 'won');
});

test('leaving a seat that no player has says nothing of whether there is one', async () => {
  const { post } = await open();
  for (const secret of ['x'.repeat(43), 'guest']) {
    expect((await post(`/api/seats/${secret}/leave`, {})).json()).toEqual({ status: 'left' });
  }
});

test('seats of thirty days ago are forgotten, but for those that a bet was made at', async () => {
  const { player, sit, seats } = await open();
  const [old, young] = [await sit(), await sit()];
  await age(player.playerId, '31 days');
  await age(old.playerId, '31 days');
  await age(young.playerId, '29 days');
  await seats.forgetOld();
  const { rows } = await db.pool.query<{ player_id: string }>(
    'select player_id from sportsbook.seat where player_id = any($1) order by id',
    [[player.playerId, old.playerId, young.playerId]],
  );
  expect(rows.map(({ player_id }) => player_id)).toEqual([player.playerId, young.playerId]);
});
