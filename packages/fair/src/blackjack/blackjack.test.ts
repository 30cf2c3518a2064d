import { expect, test } from 'vitest';
import { seededRandom } from '../../testing/seeded-random.ts';
import { type Card, cardAt, deckSize } from '../cards/card.ts';
import { drawsFrom } from '../draws.ts';
import {
  actBlackjack,
  type BlackjackDeed,
  type BlackjackHand,
  blackjackDecks,
  blackjackDeeds,
  dealBlackjack,
  dealerHand,
  hasDealerBlackjack,
  leaveBlackjack,
  legalDeeds,
  pointsOf,
  raiseBlackjackMinor,
  settleBlackjack,
} from './blackjack.ts';
import { dealerCardsMax, playerCardsMax } from './deal-blackjack.ts';

const rounds = Number(process.env.FAIR_ROUNDS ?? 1_000);
const stakeMinor = 10_000n;
const card = (rank: number): Card => ({ rank, suit: 'clubs' });

/** A round in which these cards fall: the player's in the order in which they are dealt, the dealer's with the one shown first. */
function laid({ player, dealer }: { player: number[]; dealer: number[] }): BlackjackHand {
  const cards = player.map(card);
  const first = cards.slice(0, 2);
  return {
    player: cards,
    dealer: dealer.map(card),
    taken: 2,
    hands: [{ cards: first, isDoubled: false, isDone: pointsOf(first).total === 21 }],
    insurance: dealer[0] === 1 ? 'offered' : 'none',
  };
}

/** Plays these moves, each of which must be in turn, and says what came of it. */
function played(cards: { player: number[]; dealer: number[] }, deeds: BlackjackDeed[]) {
  let hand = laid(cards);
  let raisedMinor = 0n;
  for (const deed of deeds) {
    const next = actBlackjack(hand, { do: deed });
    expect(next, deed).toBeDefined();
    raisedMinor += raiseBlackjackMinor({ do: deed }, stakeMinor);
    hand = next ?? hand;
  }
  expect(legalDeeds(hand)).toEqual([]);
  const { hands, insurance, winMinor } = settleBlackjack(hand, stakeMinor);
  return { results: hands.map(({ result }) => result), insurance: insurance?.paidMinor, winMinor, raisedMinor };
}

test.each([
  ['a natural pays three to two', { player: [1, 13], dealer: [9, 8] }, [], ['blackjack'], 25_000n],
  ['two naturals are a push', { player: [1, 13], dealer: [12, 1] }, [], ['push'], 10_000n],
  ['the dealer looks, and a blackjack ends it', { player: [10, 10], dealer: [10, 1] }, [], ['lost'], 0n],
  ['a natural beats three cards', { player: [1, 10], dealer: [7, 7, 7] }, [], ['blackjack'], 25_000n],
  ['twenty beats nineteen', { player: [10, 12], dealer: [10, 9] }, ['stand'], ['won'], 20_000n],
  ['as much is a push', { player: [10, 7], dealer: [10, 7] }, ['stand'], ['push'], 10_000n],
  ['less is lost', { player: [10, 6], dealer: [10, 7] }, ['stand'], ['lost'], 0n],
  [
    'a hand that is bust is lost, the dealer bust or not',
    { player: [10, 6, 10], dealer: [10, 6, 10] },
    ['hit'],
    ['bust'],
    0n,
  ],
  ['a dealer that is bust pays', { player: [10, 2], dealer: [10, 6, 10] }, ['stand'], ['won'], 20_000n],
  ['the dealer stands on a soft seventeen', { player: [10, 8], dealer: [6, 1, 4] }, ['stand'], ['won'], 20_000n],
  ['twenty-one needs no further word', { player: [7, 7, 7], dealer: [10, 10] }, ['hit'], ['won'], 20_000n],
  ['a double gets one card', { player: [6, 5, 10, 10], dealer: [10, 10] }, ['double'], ['won'], 40_000n],
  ['a double can be lost whole', { player: [6, 5, 2], dealer: [10, 7] }, ['double'], ['lost'], 0n],
] as [string, { player: number[]; dealer: number[] }, BlackjackDeed[], string[], bigint][])(
  '%s',
  (_name, cards, deeds, results, winMinor) => {
    expect(played(cards, deeds)).toMatchObject({ results, winMinor });
  },
);

test('insurance costs half the stake, pays two to one when the dealer has it and is lost when not', () => {
  const dealt = { player: [10, 9], dealer: [1, 13] };
  expect(played(dealt, ['insure'])).toEqual({
    ...{ results: ['lost'], insurance: 15_000n, winMinor: 15_000n, raisedMinor: 5_000n },
  });
  expect(played(dealt, ['decline'])).toMatchObject({ insurance: undefined, winMinor: 0n, raisedMinor: 0n });
  const without = { player: [10, 9], dealer: [1, 7] };
  expect(played(without, ['insure', 'stand'])).toMatchObject({ results: ['won'], insurance: 0n, winMinor: 20_000n });
  // A natural that is insured gets evens, whatever the dealer has.
  expect(played({ player: [1, 10], dealer: [1, 10] }, ['insure'])).toMatchObject({ winMinor: 25_000n });
  expect(played({ player: [1, 10], dealer: [1, 5, 5] }, ['insure'])).toMatchObject({ winMinor: 25_000n });
});

test('split aces get one card each, and twenty-one with them is no blackjack', () => {
  const { results, winMinor, raisedMinor } = played({ player: [1, 1, 10, 5], dealer: [10, 8] }, ['split']);
  expect(results).toEqual(['won', 'lost']);
  expect([winMinor, raisedMinor]).toEqual([20_000n, 10_000n]);
});

test('a hand is split once, each half is played for itself, and can be doubled', () => {
  const dealt = { player: [8, 13, 3, 10, 9, 10, 10], dealer: [6, 10, 5] };
  expect(actBlackjack(laid(dealt), { do: 'split' })).toBeUndefined();
  const tens = laid({ player: [10, 13, 10, 10], dealer: [6, 10, 5] });
  const halves = actBlackjack(tens, { do: 'split' });
  expect(halves && legalDeeds(halves)).toEqual(['hit', 'stand', 'double']);
  // Eights: the first gets a three and is doubled to twenty-one, the second a ten and stands on eighteen, against twenty-one.
  const eights = { player: [8, 8, 3, 10, 10], dealer: [6, 10, 5] };
  expect(played(eights, ['split', 'double', 'stand'])).toMatchObject({
    ...{ results: ['push', 'lost'], winMinor: 20_000n, raisedMinor: 20_000n },
  });
});

test('whatever is out of turn is no move', () => {
  const refused = (hand: BlackjackHand | undefined) =>
    blackjackDeeds.filter((deed) => hand && actBlackjack(hand, { do: deed }) === undefined);
  expect(refused(laid({ player: [10, 6, 2], dealer: [10, 7] }))).toEqual(['split', 'insure', 'decline']);
  expect(refused(laid({ player: [8, 8], dealer: [1, 10] }))).toEqual(['hit', 'stand', 'double', 'split']);
  const third = actBlackjack(laid({ player: [2, 2, 2, 2], dealer: [9, 9] }), { do: 'hit' });
  expect(refused(third)).toEqual(['double', 'split', 'insure', 'decline']);
  for (const over of [
    { player: [1, 10], dealer: [9, 9] },
    { player: [5, 5], dealer: [10, 1] },
  ]) {
    expect(refused(laid(over))).toEqual([...blackjackDeeds]);
  }
});

test('pays and takes no part of a kobo', () => {
  const hand = laid({ player: [1, 10], dealer: [1, 10] });
  expect(raiseBlackjackMinor({ do: 'insure' }, 5_001n)).toBe(2_500n);
  expect(settleBlackjack(laid({ player: [1, 10], dealer: [9, 9] }), 5_001n).winMinor).toBe(5_001n + 7_501n);
  const insured = actBlackjack(hand, { do: 'insure' });
  expect(insured && settleBlackjack(insured, 5_001n).winMinor).toBe(5_001n + 7_500n);
});

test('any moves in turn end the round, with the same dealer, within the cards, and pay no more than they may', {
  timeout: 600_000,
}, () => {
  const random = seededRandom('blackjack moves');
  const draws = drawsFrom(random);
  const pays: Record<string, bigint> = { bust: 0n, lost: 0n, push: 2n, won: 4n, blackjack: 5n };
  for (let at = 0; at < rounds; at += 1) {
    const dealt = dealBlackjack(draws);
    let hand = dealt;
    let raisedMinor = 0n;
    for (let deeds = legalDeeds(hand); deeds.length > 0; deeds = legalDeeds(hand)) {
      const deed = deeds[draws.below(deeds.length)] ?? 'stand';
      raisedMinor += raiseBlackjackMinor({ do: deed }, stakeMinor);
      // As it is kept between two moves.
      const kept: BlackjackHand = JSON.parse(JSON.stringify(hand));
      const next = actBlackjack(kept, { do: deed });
      expect(JSON.stringify(next)).toBe(JSON.stringify(actBlackjack(hand, { do: deed })));
      expect(JSON.stringify(kept)).toBe(JSON.stringify(hand));
      hand = next ?? hand;
    }
    expect(JSON.stringify(dealerHand(hand))).toBe(JSON.stringify(dealerHand(dealt)));
    expect(JSON.stringify([hand.player, hand.dealer])).toBe(JSON.stringify([dealt.player, dealt.dealer]));
    const lying = hand.hands.flatMap(({ cards }) => cards);
    expect(sorted(lying)).toEqual(sorted(hand.player.slice(0, hand.taken)));
    const { hands, insurance, winMinor } = settleBlackjack(hand, stakeMinor);
    const stakedMinor = hands.reduce((sum, paid) => sum + paid.stakeMinor, insurance?.stakeMinor ?? 0n);
    expect(stakedMinor).toBe(stakeMinor + raisedMinor);
    for (const paid of hands) expect(2n * paid.paidMinor).toBe((pays[paid.result] ?? -1n) * paid.stakeMinor);
    const paidMinor = hands.reduce((sum, paid) => sum + paid.paidMinor, insurance?.paidMinor ?? 0n);
    expect(winMinor).toBe(paidMinor);
    if (hasDealerBlackjack(hand)) expect(hands).toHaveLength(1);
  }
});

test('for a player who has gone the round ends without costing more', () => {
  const draws = drawsFrom(seededRandom('blackjack left'));
  for (let at = 0; at < 500; at += 1) {
    let hand: BlackjackHand | undefined = dealBlackjack(draws);
    for (let moves = 0; hand && legalDeeds(hand).length > 0; moves += 1) {
      expect(moves).toBeLessThan(2);
      const move = leaveBlackjack(hand);
      expect(raiseBlackjackMinor(move, stakeMinor)).toBe(0n);
      hand = actBlackjack(hand, move);
    }
    expect(hand).toBeDefined();
  }
});

test('the cards that are dealt are enough for the longest hands there are', () => {
  // Before its last card a hand has twenty at most, and there are two: more cards than this do not go into forty.
  const cheapest = Array.from({ length: blackjackDecks * deckSize }, (_, place) => Math.min(cardAt(place).rank, 10))
    .sort((a, b) => a - b)
    .slice(0, playerCardsMax - 1);
  expect(cheapest.reduce((sum, value) => sum + value, 0)).toBeGreaterThan(40);
  expect(longestDealer(0, false, 0)).toBe(dealerCardsMax);
});

const sorted = (cards: Card[]) => cards.map(({ rank, suit }) => `${rank} ${suit}`).sort();

/** How many cards the dealer can need, over every order in which they can come. */
function longestDealer(low: number, hasAce: boolean, cards: number): number {
  const total = hasAce && low + 10 <= 21 ? low + 10 : low;
  if (cards >= 2 && total >= 17) return cards;
  const next = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  return Math.max(...next.map((value) => longestDealer(low + value, hasAce || value === 1, cards + 1)));
}
