// A player with money of the platform at the machines, over EGT's wire: what is held, what is drawn, and what comes of both.
import { drawTo } from '@harmattan/fair/video-poker/deal';
import { findVideoPokerModel } from '@harmattan/fair/video-poker/models';
import { minorFromMajor } from '@harmattan/kernel/money';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../apps/platform/src/testing/test-database.ts';
import { leftSeconds } from '../../../stand-ins/arcade/src/rounds/round.ts';
import { useArcadeDatabase } from '../../../stand-ins/arcade/src/testing/test-arcade.ts';
import { sitForMoney } from '../../worlds/sit-for-money.ts';

const databases = { platformDb: useTestDatabase(), arcadeDb: useArcadeDatabase() };
const fundsMinor = 10_000_000n;
const stakeMinor = 20_000n;
const deal = { stake: '200.00', choice: {} };

const sitDown = (game = '701') => sitForMoney(databases, { supplier: 'egt', game, fundsMinor });

test.each([
  ['701', 'jacks-or-better'],
  ['702', 'bonus'],
])('%s: hands leave in the wallet what their final cards pay by %s', async (game, name) => {
  const { play, move, funds, newest } = await sitDown(game);
  const model = findVideoPokerModel(name);
  let wanted = fundsMinor;
  for (let at = 0; at < 12; at += 1) {
    const { round } = await play(deal);
    expect(round).toMatchObject({ state: 'playing', stake: '200.00', win: null, outcome: null });
    expect(await funds()).toBe(wanted - stakeMinor);
    const { hand } = await newest();
    const hold = [0, 1, 2, 3, 4].filter((place) => (at >> place) & 1);
    const drawn = await move(round, { hold });
    expect(drawn).toMatchObject({ refusal: null, round: { state: 'settled', outcome: { hold } } });
    const cards = drawTo(hand.cards, hold);
    expect(drawn.round.outcome.cards).toEqual(cards);
    const wonMinor = stakeMinor * BigInt(model?.payOf(cards)?.times ?? 0);
    wanted += wonMinor - stakeMinor;
    expect(minorFromMajor(drawn.round.win)).toBe(wonMinor);
    expect(minorFromMajor(drawn.balance)).toBe(wanted);
  }
  expect(await funds()).toBe(wanted);
});

test('a player who looks again sees the same five cards, and none of those to come', async () => {
  const { play, state, newest } = await sitDown();
  const { round } = await play(deal);
  expect(round.view.cards).toHaveLength(5);
  expect((await state()).rounds[0]).toEqual(round);
  const { hand } = await newest();
  expect(round.view.cards).toEqual(hand.cards.slice(0, 5));
  const told = JSON.stringify(round);
  for (const card of hand.cards.slice(5)) expect(told).not.toContain(JSON.stringify(card));
});

test.each([
  ['a place twice', { hold: [1, 1] }],
  ['places that fall', { hold: [2, 1] }],
  ['a place that is not there', { hold: [5] }],
  ['no places', {}],
  ['cards of its own', { hold: [0], cards: [{ rank: 1, suit: 'spades' }] }],
])('refuses to hold %s, and the hand is as it was', async (_what, wrong) => {
  const { play, sendMove, state, funds } = await sitDown();
  const { round } = await play(deal);
  expect((await sendMove({ round: round.id, at: 0, move: wrong })).statusCode).toBe(400);
  expect((await state()).rounds).toEqual([round]);
  expect(await funds()).toBe(fundsMinor - stakeMinor);
});

test.each([
  ['a stake between the steps', { stake: '150.00' }],
  ['a kobo more than a step', { stake: '200.01' }],
  ['less than the least', { stake: '20.00' }],
  ['more than the most', { stake: '10000.00' }],
  ['a hold before there are cards', { choice: { hold: [0] } }],
])('refuses %s, and nothing moves', async (_what, change) => {
  const { send, wish, funds, state } = await sitDown();
  expect((await send(wish({ ...deal, ...change }))).statusCode).toBe(400);
  expect((await state()).rounds).toEqual([]);
  expect(await funds()).toBe(fundsMinor);
});

test('a hand is drawn to once, and no other is dealt before', async () => {
  const { play, move, funds } = await sitDown();
  const { round } = await play(deal);
  expect((await play(deal)).round).toBeNull();
  const drawn = await move(round, { hold: [] });
  const before = await funds();
  expect(await move(round, { hold: [0] })).toMatchObject({ refusal: 'out-of-turn', round: drawn.round });
  expect(await move({ ...round, moves: 1 }, { hold: [0] })).toMatchObject({ refusal: 'out-of-turn' });
  expect(await funds()).toBe(before);
});

test('a hand that its player has left keeps what it had made, and is paid', async () => {
  const { play, restart, funds } = await sitDown();
  const { round } = await play(deal);
  const after = await restart((leftSeconds + 1) * 1_000);
  await expect.poll(async () => (await after.state()).rounds[0].state).toBe('settled');
  const [left] = (await after.state()).rounds;
  const model = findVideoPokerModel('jacks-or-better');
  const made = model?.payOf(round.view.cards)?.times ?? 0;
  expect(left.outcome.times).toBeGreaterThanOrEqual(made);
  expect(await funds()).toBe(fundsMinor - stakeMinor + stakeMinor * BigInt(left.outcome.times));
});
