// Blackjack over BetSolutions' wire into the platform's books.
import { assert } from '@harmattan/kernel/assert';
import { minorFromMajor } from '@harmattan/kernel/money';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../apps/platform/src/testing/test-database.ts';
import { useArcadeDatabase } from '../../../stand-ins/arcade/src/testing/test-arcade.ts';
import { sitForMoney } from '../../worlds/sit-for-money.ts';

const databases = { platformDb: useTestDatabase(), arcadeDb: useArcadeDatabase() };
const fundsMinor = 1_000_000n;
const stakeMinor = 10_000n;
const bet = { stake: '100.00', choice: {} };

const sitDown = (funds = fundsMinor) => sitForMoney(databases, { game: '5000', fundsMinor: funds });
const minor = (amount: string) => minorFromMajor(amount) ?? -1n;

interface View {
  deeds: { do: string; costs: string | null }[];
}

const offers = (round: { view: View | null }, deed: string) =>
  round.view?.deeds.some((one) => one.do === deed) === true;

/** A hand in which there is something to decide about the cards: blackjacks pass by, insurance is declined. */
async function dealHand(seat: Awaited<ReturnType<typeof sitDown>>) {
  for (let hands = 0; hands < 30; hands += 1) {
    const before = await seat.funds();
    let { round } = await seat.play(bet);
    if (offers(round, 'decline')) ({ round } = await seat.move(round, { do: 'decline' }));
    if (round.state === 'playing') return { round, before };
    expect(await seat.funds()).toBe(before - stakeMinor + minor(round.win));
  }
  throw new Error('thirty hands without a decision');
}

test('a double is a second stake of the same round, and the balance adds up', async () => {
  const seat = await sitDown();
  const { round, before } = await dealHand(seat);
  expect(round).toMatchObject({ stake: '100.00', win: null, outcome: null });
  expect(round.view.dealer.cards[1]).toBeNull();
  expect(await seat.funds()).toBe(before - stakeMinor);
  const { round: doubled, balance, refusal } = await seat.move(round, { do: 'double' });
  expect(refusal).toBeNull();
  expect(doubled).toMatchObject({ state: 'settled', stake: '200.00', view: null });
  const [hand] = doubled.outcome.hands;
  expect(hand).toMatchObject({ stake: '200.00', paid: doubled.win });
  expect(hand.cards).toHaveLength(3);
  expect(await seat.funds()).toBe(before - 2n * stakeMinor + minor(doubled.win));
  expect(minor(balance)).toBe(await seat.funds());
});

test('hands played to their ends, whatever is decided, are in the books as the page is told them', async () => {
  const seat = await sitDown();
  let owed = fundsMinor;
  const decisions = ['split', 'insure', 'double', 'hit', 'stand'];
  for (let hands = 0; hands < 6; hands += 1) {
    let { round } = await seat.play(bet);
    while (round.state === 'playing') {
      const deed = decisions.find((one) => offers(round, one)) ?? 'stand';
      ({ round } = await seat.move(round, { do: deed }));
    }
    expect(round.state).toBe('settled');
    const { hands: ended, insurance } = round.outcome;
    const parts: { stake: string; paid: string }[] = insurance ? [...ended, insurance] : ended;
    expect(parts.reduce((sum, { stake }) => sum + minor(stake), 0n)).toBe(minor(round.stake));
    expect(parts.reduce((sum, { paid }) => sum + minor(paid), 0n)).toBe(minor(round.win));
    owed += minor(round.win) - minor(round.stake);
    expect(await seat.funds()).toBe(owed);
  }
});

test('a double that there is no money for leaves the hand as it was', async () => {
  for (let tries = 0; tries < 8; tries += 1) {
    const seat = await sitDown(stakeMinor + stakeMinor / 2n);
    let { round } = await seat.play(bet);
    if (offers(round, 'decline')) ({ round } = await seat.move(round, { do: 'decline' }));
    // Over before there was anything to decide.
    if (round.state !== 'playing') continue;
    const refused = await seat.move(round, { do: 'double' });
    expect(refused.refusal).toBe('insufficient');
    expect(refused.round).toEqual(round);
    expect(await seat.funds()).toBe(stakeMinor / 2n);
    const { round: stood } = await seat.move(round, { do: 'stand' });
    expect(stood).toMatchObject({ state: 'settled', stake: '100.00' });
    expect(await seat.funds()).toBe(stakeMinor / 2n + minor(stood.win));
    return;
  }
  assert(false, 'eight hands without a decision');
});

test('what is out of turn, no move, or no stake of this table is refused, and nothing moves', async () => {
  const seat = await sitDown();
  for (const change of [
    { stake: '49.00', choice: {} },
    { stake: '50001.00', choice: {} },
    { stake: '100.50', choice: {} },
    { stake: '100.00', choice: { outcome: { hands: [] } } },
  ]) {
    expect((await seat.send(seat.wish(change))).statusCode, JSON.stringify(change)).toBe(400);
  }
  expect(await seat.funds()).toBe(fundsMinor);
  const { round } = await dealHand(seat);
  const held = await seat.funds();
  for (const move of [{ do: 'surrender' }, { do: 'hit', card: 10 }, {}]) {
    expect((await seat.sendMove({ round: round.id, at: round.moves, move })).statusCode).toBe(400);
  }
  expect(await seat.move(round, { do: 'insure' })).toMatchObject({ refusal: 'out-of-turn', round });
  expect(await seat.move({ ...round, moves: round.moves + 1 }, { do: 'stand' })).toMatchObject({
    refusal: 'out-of-turn',
  });
  // Another hand cannot begin before this one is over.
  await seat.play(bet);
  expect((await seat.state()).rounds.filter(({ state }: { state: string }) => state === 'playing')).toHaveLength(1);
  expect(await seat.funds()).toBe(held);
});
