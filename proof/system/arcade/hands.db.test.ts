// Rounds in which the player decides again: casino hold'em, where going on costs twice the ante, against the real platform.
import { minorFromMajor } from '@harmattan/kernel/money';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../apps/platform/src/testing/test-database.ts';
import { leftSeconds, stakingSeconds } from '../../../stand-ins/arcade/src/rounds/round.ts';
import {
  createTestArcade,
  secretIn,
  sitAt,
  useArcadeDatabase,
} from '../../../stand-ins/arcade/src/testing/test-arcade.ts';
import { sitForMoney } from '../../worlds/sit-for-money.ts';

const databases = { platformDb: useTestDatabase(), arcadeDb: useArcadeDatabase() };
const fundsMinor = 100_000n;
const anteMinor = 10_000n;
const callMinor = 2n * anteMinor;
const ante = { stake: '100.00', choice: { ante: '100.00', bonus: null } };
const call = { do: 'call' };
const fold = { do: 'fold' };
const afterStakingMs = (stakingSeconds + 1) * 1_000;

const sitDown = (funds = fundsMinor) => sitForMoney(databases, { game: '5003', fundsMinor: funds });
const won = ({ win }: { win: string }) => minorFromMajor(win) ?? -1n;

test('a hand waits for its player, and a call is a second stake of the same round with one win for both', async () => {
  const { play, move, funds, network } = await sitDown();
  const { round } = await play(ante);
  expect(round).toMatchObject({ state: 'playing', stake: '100.00', win: null, outcome: null, moves: 0 });
  expect(JSON.stringify(round.view)).not.toContain('dealer"');
  expect(await funds()).toBe(fundsMinor - anteMinor);
  const called = await move(round, call);
  expect(called).toMatchObject({ refusal: null, round: { state: 'settled', stake: '300.00', moves: 1 } });
  expect(await funds()).toBe(fundsMinor - anteMinor - callMinor + won(called.round));
  expect(minorFromMajor(called.balance)).toBe(await funds());
  expect([network.idsOf('Bet').length, network.idsOf('Win').length]).toEqual([2, 1]);
});

test('folding costs no more than the ante', async () => {
  const { play, move, funds } = await sitDown();
  const { round } = await play(ante);
  expect((await move(round, fold)).round).toMatchObject({ state: 'settled', stake: '100.00', win: '0.00' });
  expect(await funds()).toBe(fundsMinor - anteMinor);
});

test('a call that there is no money for leaves the hand as it was', async () => {
  const { play, move, funds } = await sitDown(anteMinor + callMinor - 1n);
  const { round } = await play(ante);
  const refused = await move(round, call);
  expect(refused).toMatchObject({ refusal: 'insufficient', round: { state: 'playing', stake: '100.00', moves: 0 } });
  expect(await funds()).toBe(callMinor - 1n);
  expect((await move(refused.round, fold)).round.state).toBe('settled');
});

test('the same move sent many times at once is made once', async () => {
  const { play, move, funds, network } = await sitDown();
  const { round } = await play(ante);
  const answers = await Promise.all(Array.from({ length: 5 }, () => move(round, call)));
  expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(1);
  expect(answers.filter(({ refusal }) => refusal === 'out-of-turn')).toHaveLength(4);
  expect(network.idsOf('Bet')).toHaveLength(2);
  const [settled] = answers.filter(({ refusal }) => refusal === null);
  expect(await funds()).toBe(fundsMinor - anteMinor - callMinor + won(settled.round));
});

test('of two moves at once one is made', async () => {
  const { play, move, funds } = await sitDown();
  const { round } = await play(ante);
  const answers = await Promise.all([move(round, call), move(round, fold)]);
  const [made] = answers.filter(({ refusal }) => refusal === null);
  expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(1);
  expect(await funds()).toBe(fundsMinor - (minorFromMajor(made.round.stake) ?? 0n) + won(made.round));
});

test.each([
  ['of a hand that is over', { at: 1 }],
  ['of an earlier turn', { at: 0 }],
])('a move %s changes nothing', async (_what, { at }) => {
  const { play, move, funds } = await sitDown();
  const { round } = await play(ante);
  await move(round, fold);
  const before = await funds();
  expect(await move({ ...round, moves: at }, call)).toMatchObject({ refusal: 'out-of-turn' });
  expect(await funds()).toBe(before);
});

test.each([
  ['no such move', { move: { do: 'peek' } }],
  ['more than a move', { move: { do: 'call', win: '1000.00' } }],
  ['no turn', { at: undefined }],
  ['a turn before the first', { at: -1 }],
  ['a round that is no number', { round: "1'--" }],
  ['a round that does not exist', { round: '999999999' }],
  ['something else beside', { view: {} }],
])('takes no move with %s', async (_what, change) => {
  const { play, sendMove, funds } = await sitDown();
  const { round } = await play(ante);
  expect((await sendMove({ round: round.id, at: 0, move: call, ...change })).statusCode).toBe(400);
  expect(await funds()).toBe(fundsMinor - anteMinor);
});

test("a player makes no move in another player's hand", async () => {
  const { play, openForAnother } = await sitDown();
  const { round } = await play(ante);
  const other = await openForAnother();
  expect((await other.sendMove({ round: round.id, at: 0, move: fold })).statusCode).toBe(400);
});

test('no other round begins while a hand is being played', async () => {
  const { play, funds } = await sitDown();
  await play(ante);
  expect((await play(ante)).round).toBeNull();
  expect(await funds()).toBe(fundsMinor - anteMinor);
});

test('a call whose answer was lost is undone, and can be made again', async () => {
  const { play, move, funds, network } = await sitDown();
  const { round } = await play(ante);
  network.break('Bet', 'answer-lost');
  expect(await move(round, call)).toMatchObject({
    refusal: 'unanswered',
    round: { state: 'playing', stake: '100.00' },
  });
  expect(await funds()).toBe(fundsMinor - anteMinor);
  network.repair();
  const again = await move(round, call);
  expect(again).toMatchObject({ refusal: null, round: { state: 'settled', stake: '300.00' } });
  expect(await funds()).toBe(fundsMinor - anteMinor - callMinor + won(again.round));
});

test('a call that cannot be undone either is undone later, under the same id', async () => {
  const { arcade, play, move, state, funds, network } = await sitDown();
  await arcade.start();
  const { round } = await play(ante);
  network.break('Bet', 'answer-lost');
  network.break('CancelBet', 'lost');
  expect((await move(round, call)).round.state).toBe('settling');
  expect(await funds()).toBe(fundsMinor - anteMinor - callMinor);
  network.repair();
  await expect.poll(async () => (await state()).rounds[0].state).toBe('playing');
  expect(await funds()).toBe(fundsMinor - anteMinor);
  expect(new Set(network.idsOf('CancelBet')).size).toBe(1);
});

test('after a crash while a call was under way it is undone, and the hand goes on', async () => {
  const { play, sendMove, network, restart, funds } = await sitDown();
  const { round } = await play(ante);
  network.break('Bet', 'silence');
  sendMove({ round: round.id, at: 0, move: call }).catch(() => {});
  await expect.poll(funds).toBe(fundsMinor - anteMinor - callMinor);
  const after = await restart(afterStakingMs);
  await expect.poll(async () => (await after.state()).rounds[0].state).toBe('playing');
  expect(await funds()).toBe(fundsMinor - anteMinor);
  expect((await after.move(round, fold)).round.state).toBe('settled');
});

test('an answer that comes when its call has long been undone pays for no other call', async () => {
  const { play, move, state, network, restart, funds, newest, wire } = await sitDown(anteMinor + callMinor);
  const { round } = await play(ante);
  const letThrough = network.hold('Bet');
  const slow = move(round, call);
  await expect.poll(funds).toBe(0n);
  await restart(afterStakingMs);
  await expect.poll(async () => (await newest()).state).toBe('playing');
  expect(await funds()).toBe(callMinor);
  // The second call is under way as the first was, and no money is left for it.
  const letSecond = network.hold('Bet');
  const { rows } = await databases.arcadeDb.pool.query('select * from arcade.seat');
  const seat = { token: rows[0].token, playerId: '', game: '5003', currency: 'NGN', sitting: '' };
  expect((await wire.stake(seat, { txId: '77', round: '78', amountMinor: callMinor })).verdict).toBe('done');
  const second = move(round, call);
  await expect.poll(async () => (await newest()).state).toBe('raising');
  letThrough();
  await slow;
  letSecond();
  expect(await second).toMatchObject({
    refusal: 'insufficient',
    round: { state: 'playing', stake: '100.00', moves: 0 },
  });
  expect((await state()).rounds).toMatchObject([{ state: 'playing', stake: '100.00' }]);
});

test('a hand that its player has left is played to its end by the rule for that', async () => {
  const { play, restart, funds } = await sitDown();
  await play(ante);
  const after = await restart((leftSeconds + 1) * 1_000);
  await expect.poll(async () => (await after.state()).rounds[0].state).toBe('settled');
  expect(await funds()).toBe(fundsMinor - anteMinor);
});

test('a wallet that takes its time over one round keeps no left hand of others waiting', async () => {
  const { play, move, arcade, network, later, openForAnother } = await sitDown();
  const other = await openForAnother();
  await other.play(ante);
  const { round } = await play(ante);
  const letFirst = network.hold('Win');
  const folded = move(round, fold);
  await expect.poll(() => network.idsOf('Win')).toHaveLength(1);
  const letSecond = network.hold('Win');
  await later(afterStakingMs);
  await arcade.start();
  await expect.poll(() => network.idsOf('Win')).toHaveLength(2);
  await later((leftSeconds + 1) * 1_000);
  try {
    await expect.poll(async () => (await other.state()).rounds[0].state).toBe('settled');
  } finally {
    letFirst();
    letSecond();
    await folded;
  }
});

test('a player who is too late has no move any more, although the hand is still open', async () => {
  const { play, move, later, funds } = await sitDown();
  const { round } = await play(ante);
  await later((leftSeconds + 1) * 1_000);
  expect(await move(round, call)).toMatchObject({ refusal: 'out-of-turn', round: { state: 'playing', moves: 0 } });
  expect(await move(round, fold)).toMatchObject({ refusal: 'out-of-turn' });
  expect(await funds()).toBe(fundsMinor - anteMinor);
});

test('who opens the game again finds the hand that was left', async () => {
  const { play, openAgain, funds } = await sitDown();
  const { round } = await play(ante);
  const again = await openAgain();
  await again.page();
  const [found] = (await again.state()).rounds;
  expect(found).toMatchObject({ id: round.id, state: 'playing', view: round.view });
  expect((await again.move(found, fold)).round.state).toBe('settled');
  expect(await funds()).toBe(fundsMinor - anteMinor);
});

test('a wish that is sent again from the old window is not played twice, though its round has gone to the new one', async () => {
  const { wish, send, openAgain, funds } = await sitDown();
  const wished = wish(ante);
  const { round } = (await send(wished)).json();
  const again = await openAgain();
  await again.page();
  expect((await send(wished)).json().round).toMatchObject({ id: round.id, state: 'playing' });
  expect(await funds()).toBe(fundsMinor - anteMinor);
});

test('a player does not find the hand that another player has left at the same game', async () => {
  const { play, state, openForAnother } = await sitDown();
  const { round } = await play(ante);
  const another = await openForAnother();
  await another.page();
  expect((await another.state()).rounds).toEqual([]);
  expect((await state()).rounds).toMatchObject([{ id: round.id, state: 'playing' }]);
  // Where a wire does not name the player, the arcade cannot recognise the player again.
  await databases.arcadeDb.pool.query(`update arcade.seat set player_id = ''`);
  await another.page();
  expect((await another.state()).rounds).toEqual([]);
});

test('a hand of play money is played like any other, and no wire hears of it', async () => {
  const arcade = await createTestArcade(databases.arcadeDb);
  const query = { Token: '', MerchantId: '40001', Lang: 'en-US', GameId: '5003', IsFreeplay: '1' };
  const { headers } = await arcade.get(`/betsolutions/auth/auth?${new URLSearchParams(query)}`);
  const { play, move } = sitAt(arcade, secretIn(`${headers.location}`));
  const dealt = await play(ante);
  expect(dealt).toMatchObject({ balance: '9900.00', round: { state: 'playing' } });
  const { round, balance } = await move(dealt.round, call);
  expect(round.state).toBe('settled');
  expect(minorFromMajor(balance)).toBe(1_000_000n - anteMinor - callMinor + won(round));
});
