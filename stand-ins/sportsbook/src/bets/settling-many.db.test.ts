import { expect, test } from 'vitest';
import { openBetWorld } from '../testing/bet-world.ts';
import { useSportsbookDatabase } from '../testing/test-sportsbook.ts';

const db = useSportsbookDatabase();
/** More than are decided at once. */
const count = Number(process.env.SETTLED_BETS ?? 2_500);

test('settles thousands of bets after one whistle in seconds, and says everything once', async () => {
  const { small, pick, sit, wallet, start } = await openBetWorld(db);
  const player = await sit({ fundsMinor: 10n ** 12n });
  const match = small.add();
  const model = await player.bet([pick(match)], { stake: 1_000 });
  // The same bet again and again, as if it had been placed so often.
  const { rows } = await db.pool.query<{ stake_tx: string }>(
    `with copies as (
       insert into sportsbook.bet (slip_id, seat_id, supplier, player_id, kind, stake_kobo, price_changes, ticket, state)
       select slip_id, seat_id, supplier, player_id, kind, stake_kobo, price_changes, ticket || at, 'open'
       from sportsbook.bet, generate_series(2, $2::int) as at where id = $1 returning id, stake_tx),
     legs as (
       insert into sportsbook.leg (bet_id, position, match_id, market, outcome, asked_price, price, was_live, starts_at, score, about)
       select copies.id, position, match_id, market, outcome, asked_price, price, was_live, starts_at, score, about
       from sportsbook.leg, copies where bet_id = $1)
     select stake_tx::text from copies`,
    [model.id, count],
  );
  const seat = { token: '', playerId: player.playerId, game: '', currency: 'NGN', sitting: '' };
  for (const { stake_tx } of rows) {
    const bet = { txId: stake_tx, betId: '', stakeMinor: 1_000n, returnMinor: 2_000n, picks: [] };
    await wallet.wallets.altenar.place(seat, bet);
  }
  start();
  const before = player.funds();
  small.finish(match, '1');
  await expect.poll(player.funds, { interval: 20 }).toBe(before + BigInt(count) * 2_000n);
  const unsaid = async () =>
    (await db.pool.query("select count(*)::int as count from sportsbook.movement where state = 'pending'")).rows[0]
      .count;
  await expect.poll(unsaid).toBe(0);
  expect(wallet.said('settle')).toHaveLength(count);
  expect(new Set(wallet.said('settle').map(({ txId }) => txId)).size).toBe(count);
});
