// Money over the wire when everything goes wrong, against the real platform.

import { minorFromMajor } from '@harmattan/kernel/money';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../apps/platform/src/testing/test-database.ts';
import { refusedWinsMax } from '../../../stand-ins/arcade/src/rounds/round.ts';
import { useArcadeDatabase } from '../../../stand-ins/arcade/src/testing/test-arcade.ts';
import { sitForMoney } from '../../worlds/sit-for-money.ts';

const platformDb = useTestDatabase();
const arcadeDb = useArcadeDatabase();
const fundsMinor = 100_000n;
const stakeMinor = 10_000n;
/** The coin, which is on no list. */
const coins = { betsolutions: '9999', egt: '101' };
/** Longer than a stake may be under way. */
const laterMs = 21_000;

/** A player at a coin, over a network that can break. */
const sitDown = ({ funds = fundsMinor, supplier = 'betsolutions' as 'betsolutions' | 'egt' } = {}) =>
  sitForMoney({ platformDb, arcadeDb }, { game: coins[supplier], fundsMinor: funds, supplier });

type Sitting = Awaited<ReturnType<typeof sitDown>>;

/** Waits until the newest round has come to this. */
async function untilNewestIs(seat: Pick<Sitting, 'state'>, state: string) {
  await expect.poll(async () => (await seat.state()).rounds[0]?.state).toBe(state);
  return (await seat.state()).rounds[0];
}

const won = ({ win }: { win: string }) => minorFromMajor(win) ?? -1n;

test('sends every part of a round under a whole number of at most 16 digits that no other has', async () => {
  const { play, network } = await sitDown();
  for (let at = 0; at < 3; at += 1) await play();
  const ids = [...network.idsOf('Bet'), ...network.idsOf('Win')];
  expect(new Set(ids).size).toBe(6);
  for (const id of ids) expect(id).toMatch(/^[1-9]\d{0,15}$/);
});

test('undoes a stake whose answer was lost, and the player has everything', async () => {
  const { play, network, funds, state } = await sitDown();
  network.break('Bet', 'answer-lost');
  const { round, balance } = await play();
  expect(round).toMatchObject({ state: 'cancelled', win: null, outcome: null });
  expect(balance).toBe('1000.00');
  expect(await funds()).toBe(fundsMinor);
  network.repair();
  expect((await play()).round.state).toBe('settled');
  expect((await state()).rounds).toHaveLength(2);
});

test('goes on undoing with the same id until the wallet answers, and the next round waits for that', async () => {
  const { arcade, play, network, funds, state } = await sitDown();
  await arcade.start();
  network.break('Bet', 'answer-lost');
  network.break('CancelBet', 'lost');
  expect((await play()).round).toMatchObject({ state: 'settling', outcome: null });
  expect(await funds()).toBe(fundsMinor - stakeMinor);
  expect((await play()).round).toBeNull();
  network.repair();
  await untilNewestIs({ state }, 'cancelled');
  expect(await funds()).toBe(fundsMinor);
  expect(new Set(network.idsOf('CancelBet')).size).toBe(1);
  expect(network.idsOf('CancelBet').length).toBeGreaterThan(1);
  expect(network.idsOf('Bet')).toHaveLength(1);
});

test('sends a win whose answer was lost again under the same id, and it is paid once', async () => {
  const { arcade, play, network, funds, state } = await sitDown();
  await arcade.start();
  network.break('Win', 'answer-lost');
  // An outcome that the wallet has not confirmed is not shown.
  expect((await play()).round).toMatchObject({ state: 'settling', win: null, outcome: null });
  network.repair();
  const round = await untilNewestIs({ state }, 'settled');
  expect(await funds()).toBe(fundsMinor - stakeMinor + won(round));
  expect(new Set(network.idsOf('Win')).size).toBe(1);
});

test('resolves an unfinished round by itself when the next one is asked for', async () => {
  const { play, network, state, funds } = await sitDown();
  network.break('Win', 'lost');
  await play();
  network.repair();
  const { round } = await play();
  expect(round.state).toBe('settled');
  const [newest, earlier] = (await state()).rounds;
  expect([newest.state, earlier.state]).toEqual(['settled', 'settled']);
  expect(await funds()).toBe(fundsMinor - 2n * stakeMinor + won(newest) + won(earlier));
});

test('after a crash between stake and win, the win that was drawn is paid', async () => {
  const { send, wish, network, newest, restart, funds } = await sitDown();
  network.break('Win', 'silence');
  send(wish()).catch(() => {});
  await expect.poll(() => network.idsOf('Win').length).toBe(1);
  const { win_kobo: drawn } = await newest();
  const after = await restart(laterMs);
  const round = await untilNewestIs(after, 'settled');
  expect(won(round)).toBe(drawn);
  expect(await funds()).toBe(fundsMinor - stakeMinor + drawn);
});

test('after a crash while the stake was under way, the stake is undone', async () => {
  const { send, wish, network, restart, funds } = await sitDown();
  network.break('Bet', 'silence');
  send(wish()).catch(() => {});
  await expect.poll(funds).toBe(fundsMinor - stakeMinor);
  const after = await restart(laterMs);
  await untilNewestIs(after, 'cancelled');
  expect(await funds()).toBe(fundsMinor);
});

test('a stake that never arrived is undone all the same', async () => {
  const { play, network, funds } = await sitDown();
  network.break('Bet', 'lost');
  expect((await play()).round.state).toBe('cancelled');
  expect(await funds()).toBe(fundsMinor);
});

test('the same wish sent again and again is one round', async () => {
  const { send, wish, state, funds } = await sitDown();
  const same = wish();
  await Promise.all(Array.from({ length: 5 }, () => send(same)));
  const again = (await send(same)).json();
  const { rounds } = await state();
  expect(rounds).toHaveLength(1);
  expect(again.round.id).toBe(rounds[0].id);
  expect(await funds()).toBe(fundsMinor - stakeMinor + won(rounds[0]));
});

test('of many wishes at once one is played, and no kobo is lost', async () => {
  const { play, state, funds } = await sitDown();
  await Promise.all(Array.from({ length: 8 }, () => play()));
  const { rounds } = await state();
  expect(rounds.length).toBeGreaterThan(0);
  const paid = rounds.reduce((sum: bigint, round: { win: string }) => sum + won(round), 0n);
  expect(await funds()).toBe(fundsMinor - stakeMinor * BigInt(rounds.length) + paid);
});

test('says that there is not enough money, and takes none', async () => {
  const { play, funds } = await sitDown({ funds: 5_000n });
  const { round, balance } = await play();
  expect(round).toMatchObject({ state: 'refused', refusal: 'insufficient', outcome: null });
  expect(balance).toBe('50.00');
  expect(await funds()).toBe(5_000n);
});

test('says that the session is over, and takes nothing', async () => {
  const { play, funds, signOut } = await sitDown();
  await signOut();
  expect((await play()).round).toMatchObject({ state: 'refused', refusal: 'no-session' });
  expect(await funds()).toBe(fundsMinor);
});

test('a win that the wallet refuses again and again is left to people, and the player can go on', async () => {
  // This wire cancels whole rounds, so that the wallet does not wait for another stake.
  const { play, state, network, newest, wire, funds } = await sitDown({ supplier: 'egt' });
  network.break('Deposit', 'lost');
  await play();
  network.repair();
  const { stake_tx, cancel_tx, wire_round } = await newest();
  const { rows } = await arcadeDb.pool.query(
    'select token, game, sitting, currency, player_id as "playerId" from arcade.seat',
  );
  const seat = rows[0];
  const undoing = { txId: `${cancel_tx}`, stakeTxId: `${stake_tx}`, round: `${wire_round}`, amountMinor: stakeMinor };
  expect((await wire.cancel(seat, undoing)).verdict).toBe('done');

  // Missing answers, however many, are no refusal.
  await arcadeDb.pool.query('update arcade.round set tries = $1', [10 * refusedWinsMax]);
  expect((await play()).round).toBeNull();
  await arcadeDb.pool.query('update arcade.round set refusals = $1', [refusedWinsMax]);
  const { round } = await play();
  expect(round.state).toBe('settled');
  expect((await state()).rounds[1]).toMatchObject({ state: 'disputed' });
  expect(await funds()).toBe(fundsMinor - stakeMinor + won(round));
});
