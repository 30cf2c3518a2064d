// A player with money of the platform at casino hold'em, over BetSolutions' wire: what each bet got is what the books say.
import { minorFromMajor } from '@harmattan/kernel/money';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../apps/platform/src/testing/test-database.ts';
import { useArcadeDatabase } from '../../../stand-ins/arcade/src/testing/test-arcade.ts';
import { sitForMoney } from '../../worlds/sit-for-money.ts';

const databases = { platformDb: useTestDatabase(), arcadeDb: useArcadeDatabase() };
const fundsMinor = 10_000_000n;
const choice = { ante: '100.00', bonus: '50.00' };
const deal = { stake: '150.00', choice };

const sitDown = () => sitForMoney(databases, { game: '5003', fundsMinor });

test('hands with a bonus beside the ante leave in the wallet what their bets paid, called or folded', async () => {
  const { play, move, funds, page } = await sitDown();
  expect((await page()).body).toContain('data-spot="bonus"');
  let wanted = fundsMinor;
  for (let at = 0; at < 10; at += 1) {
    const hasCalled = at % 3 !== 0;
    const { round } = await play(deal);
    expect(round).toMatchObject({ state: 'playing', stake: '150.00', view: { ...choice, cost: '200.00' } });
    expect(await funds()).toBe(wanted - 15_000n);
    const { round: ended, balance } = await move(round, { do: hasCalled ? 'call' : 'fold' });
    expect(ended).toMatchObject({ state: 'settled', stake: hasCalled ? '350.00' : '150.00', choice });
    const bets: { on: string; amount: string; paid: string }[] = ended.outcome.bets;
    expect(bets.map(({ on }) => on)).toEqual(hasCalled ? ['ante', 'call', 'bonus'] : ['ante', 'bonus']);
    const sum = (text: 'amount' | 'paid') => bets.reduce((all, bet) => all + (minorFromMajor(bet[text]) ?? -1n), 0n);
    expect(sum('amount')).toBe(minorFromMajor(ended.stake));
    expect(sum('paid')).toBe(minorFromMajor(ended.win));
    wanted += sum('paid') - sum('amount');
    expect(minorFromMajor(balance)).toBe(wanted);
  }
  expect(await funds()).toBe(wanted);
});

test('refuses bets that do not add up, lie beside the limits or bring an outcome along, and takes nothing', async () => {
  const { send, wish, state, funds } = await sitDown();
  for (const change of [
    { stake: '100.00', choice },
    { stake: '150.00', choice: { ...choice, player: [] } },
    { stake: '49.00', choice: { ante: '49.00', bonus: null } },
    { stake: '100.50', choice: { ante: '100.50', bonus: null } },
    { stake: '20001.00', choice: { ante: '20001.00', bonus: null } },
    { stake: '5101.00', choice: { ante: '100.00', bonus: '5001.00' } },
    { stake: '150.00', choice: { bets: [{ on: 'ante', amount: '150.00' }] } },
  ]) {
    expect((await send(wish(change))).statusCode, JSON.stringify(change)).toBe(400);
  }
  expect(await funds()).toBe(fundsMinor);
  expect((await state()).rounds).toHaveLength(0);
});

test('nothing that the page is told before the end holds the dealer’s cards or those to come', async () => {
  const { play, state, newest } = await sitDown();
  const { round } = await play(deal);
  const { hand } = await newest();
  const told = JSON.stringify([round, await state()]);
  for (const card of [...hand.deal.dealer, ...hand.deal.board.slice(3)]) {
    expect(told).not.toContain(JSON.stringify({ rank: card.rank, suit: card.suit }));
  }
});
