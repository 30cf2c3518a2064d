import { expect, test } from 'vitest';
import { seededRandom } from '../../testing/seeded-random.ts';
import type { Card } from '../cards/card.ts';
import { drawsFrom } from '../draws.ts';
import { deck, everyChoice } from '../poker/every-hand.ts';
import { type RankSets, rankSets } from '../poker/rank-sets.ts';
import { rankThreeCards } from '../poker/rank-three-cards.ts';
import { countAlike } from '../poker/suit-symmetry.ts';
import { backPairPlus, backThreeCards, compareThreeCards, dealThreeCards, settleThreeCards } from './settle.ts';
import { threeCardPokerStatements } from './statements.ts';
import { shouldPlay } from './strategy.ts';

const hands = 22_100;
const dealersHands = 18_424;

/** For each player's hand that stands for others: how often, how good, and what playing it gets over all dealers' hands. */
function* everyHand() {
  const dealers: { sets: RankSets; rank: number }[] = [];
  for (const cards of everyChoice(deck, 3)) dealers.push({ sets: rankSets(cards), rank: rankThreeCards(cards) });
  for (const cards of everyChoice(deck, 3)) {
    const [a, b, c, d] = rankSets(cards);
    const times = countAlike([a, b, c, d]);
    if (times === 0) continue;
    const player = rankThreeCards(cards);
    let netAntes = 0;
    for (const { sets, rank } of dealers) {
      if (((a & sets[0]) | (b & sets[1]) | (c & sets[2]) | (d & sets[3])) !== 0) continue;
      const { ante, play, anteBonus } = backThreeCards(compareThreeCards(player, rank), player);
      netAntes += ante + play + anteBonus - 2;
    }
    yield { times, player, netAntes };
  }
}

const stated = (name: string) => threeCardPokerStatements.find((one) => one.name.endsWith(name))?.returnMillionths;

test('with a queen, a six and a four or better returns what is stated, and no other rule returns more', {
  timeout: 300_000,
}, () => {
  let netAntes = 0;
  let bestAntes = 0;
  for (const { times, player, netAntes: played } of everyHand()) {
    netAntes += times * (shouldPlay(player) ? played : -dealersHands);
    bestAntes += times * Math.max(played, -dealersHands);
  }
  expect(netAntes).toBe(bestAntes);
  expect(Math.round(1e6 * (1 + netAntes / (hands * dealersHands)))).toBe(stated('queen-six-four'));
});

test('pair plus returns what is stated', () => {
  let back = 0;
  for (const cards of everyChoice(deck, 3)) back += backPairPlus(rankThreeCards(cards));
  expect(Math.round((1e6 * back) / hands)).toBe(stated('pair-plus'));
});

const card = (rank: number, suit: Card['suit'] = 'spades'): Card => ({ rank, suit });
const weak = [card(11, 'hearts'), card(9), card(2)];
const queen = [card(12, 'hearts'), card(9), card(2)];
const straight = [card(5, 'hearts'), card(6), card(7)];
const trips = [card(4), card(4, 'hearts'), card(4, 'clubs')];

test.each([
  ['a dealer without a queen pays the ante and gives the play bet back', queen, weak, ['unqualified', 200n, 100n, 0n]],
  ['even to a player who has less', [card(10), card(8), card(2, 'hearts')], weak, ['unqualified', 200n, 100n, 0n]],
  ['the better hand wins both', trips, straight, ['won', 200n, 200n, 400n]],
  ['the same hand gives both back', queen, queen, ['tie', 100n, 100n, 0n]],
  ['the lesser hand loses both', queen, trips, ['lost', 0n, 0n, 0n]],
  ['but keeps the bonus on the ante', straight, trips, ['lost', 0n, 0n, 100n]],
] as const)('%s', (_promise, player, dealer, [end, ante, play, anteBonus]) => {
  const told = settleThreeCards(
    { player: [...player], dealer: [...dealer] },
    { anteMinor: 100n, bonusMinor: 0n, hasPlayed: true },
  );
  expect(told.end).toBe(end);
  expect(told.paidMinor).toEqual({ ante, play, anteBonus, pairPlus: 0n });
});

test('who folds loses the ante and keeps what pair plus has won', () => {
  const told = settleThreeCards(
    { player: straight, dealer: weak },
    { anteMinor: 100n, bonusMinor: 50n, hasPlayed: false },
  );
  expect(told.end).toBe('fold');
  expect(told.paidMinor).toEqual({ ante: 0n, play: 0n, anteBonus: 0n, pairPlus: 350n });
});

test('draws six cards of one deck, whatever follows', () => {
  const bounds: number[] = [];
  const { player, dealer } = dealThreeCards({ below: (bound) => bounds.push(bound) });
  expect(bounds).toEqual(threeCardPokerStatements[0]?.bounds);
  expect(new Set([...player, ...dealer].map(({ rank, suit }) => `${rank} ${suit}`)).size).toBe(6);
});

test('what is stated is what is played: ten thousand rounds lie where they should', () => {
  for (const { name, returnMillionths, play } of threeCardPokerStatements) {
    const draws = drawsFrom(seededRandom(name));
    let back = 0;
    for (let round = 0; round < 10_000; round += 1) back += play(draws);
    // Ten thousand rounds lie within four standard errors, of 3 stakes a round at most.
    expect(Math.abs(back / 1e6 - returnMillionths / 1e6), name).toBeLessThan(0.12);
  }
});
