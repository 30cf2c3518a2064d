import { expect, test } from 'vitest';
import type { Card } from '../cards/card.ts';
import { deck, everyChoice } from './every-hand.ts';
import { bestFive, rankHand, tellHand } from './rank-hand.ts';
import { rankThreeCards, tellThreeCards } from './rank-three-cards.ts';

const suitOf: Record<string, Card['suit']> = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' };

/** `Ah Td 2c` as cards. */
function read(text: string): Card[] {
  return text.split(' ').map((card) => ({
    rank: 'A23456789TJQK'.indexOf(card[0] ?? '') + 1,
    suit: suitOf[card[1] ?? ''] ?? 'spades',
  }));
}

test('every five cards of a deck fall into the kinds as often as they are known to', { timeout: 300_000 }, () => {
  const counts: Record<string, number> = {};
  for (const cards of everyChoice(deck, 5)) {
    const { kind } = tellHand(rankHand(cards));
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  expect(counts).toEqual({
    ...{ 'royal-flush': 4, 'straight-flush': 36, quads: 624, 'full-house': 3_744, flush: 5_108 },
    ...{ straight: 10_200, trips: 54_912, 'two-pair': 123_552, pair: 1_098_240, 'high-card': 1_302_540 },
  });
});

test('every three cards of a deck fall into the kinds as often as they are known to', () => {
  const counts: Record<string, number> = {};
  for (const cards of everyChoice(deck, 3)) {
    const { kind } = tellThreeCards(rankThreeCards(cards));
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  expect(counts).toEqual({
    ...{ 'straight-flush': 48, trips: 52, straight: 720, flush: 1_096, pair: 3_744, 'high-card': 16_440 },
  });
});

test('seven cards are as good as the best five of them, and those five are told', () => {
  let seed = 7;
  const below = (bound: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % bound;
  };
  for (let round = 0; round < 3_000; round += 1) {
    const left = [...deck];
    const cards = Array.from({ length: 7 }, () => left.splice(below(left.length), 1)[0] as Card);
    const best = Math.max(...ranksOfFives(cards));
    expect(rankHand(cards)).toBe(best);
    const five = bestFive(cards);
    expect(five).toHaveLength(5);
    expect(five.every((card) => cards.includes(card))).toBe(true);
    expect(rankHand(five)).toBe(best);
  }
});

function ranksOfFives(cards: Card[]): number[] {
  const ranks: number[] = [];
  for (const five of everyChoice(cards, 5)) ranks.push(rankHand(five));
  return ranks;
}

test('better hands have greater numbers, and equal hands the same', () => {
  const falling = [
    'As Ks Qs Js Ts',
    'Kh Qh Jh Th 9h',
    '5d 4d 3d 2d Ad',
    'As Ah Ad Ac 2s',
    'Ks Kh Kd Kc As',
    'As Ah Ad 2c 2s',
    'Ks Kh Kd Ac As',
    'As Qs 9s 5s 3s',
    'As Qs 9s 5s 2s',
    'As Kh Qd Jc Ts',
    '5s 4h 3d 2c As',
    '9s 9h 9d Ac 2s',
    '9s 9h 9d Kc Qs',
    'Ks Kh 9d 9c 2s',
    'Qs Qh Jd Jc As',
    '4s 4h Ad Kc Qs',
    '4s 4h Ad Kc Js',
    'As Kh Qd Jc 9s',
    '7s 5h 4d 3c 2s',
  ].map((text) => rankHand(read(text)));
  expect(falling).toEqual([...falling].sort((one, other) => other - one));
  expect(new Set(falling).size).toBe(falling.length);
  expect(rankHand(read('4h 4c Ad Kc Qs 2d 3s'))).toBe(rankHand(read('4s 4d Ah Kd Qc 3c 2h')));
});

test.each([
  ['Ks 9h Kd 9c 2s', 'two-pair', [13, 9, 2]],
  ['As Ah 9d 9c 2s 2d Kh', 'two-pair', [14, 9, 13]],
  ['As Ah Ad Kc Ks Kd 2h', 'full-house', [14, 13]],
  ['5s 4h 3d 2c As', 'straight', [5]],
  ['6s 5h 4d 3c 2s As Ah', 'straight', [6]],
  ['2s 4s 6s 8s Ts Qs As', 'flush', [14, 12, 10, 8, 6]],
  ['9s 9h 9d 9c 2s 2d 2h', 'quads', [9, 2]],
  ['As Ks Qs Js Ts 9s 8s', 'royal-flush', [14]],
  ['Qh 3s 4d 6c 8s Td 2h', 'high-card', [12, 10, 8, 6, 4]],
  ['Jh Js 4d 6c 8s Td 2h', 'pair', [11, 10, 8, 6]],
])('%s is told as %s of %j', (text, kind, ranks) => {
  expect(tellHand(rankHand(read(text)))).toEqual({ kind, ranks });
});

test.each([
  ['3s 2s As', 'straight-flush', [3]],
  ['Ah Kh Qh', 'straight-flush', [14]],
  ['9s 9h 9d', 'trips', [9]],
  ['Ks As Qh', 'straight', [14]],
  ['2s As Kh', 'high-card', [14, 13, 2]],
  ['2s 9s Ks', 'flush', [13, 9, 2]],
  ['2s As 2h', 'pair', [2, 14]],
  ['4s Ah Ac', 'pair', [14, 4]],
  ['Qs 6h 4c', 'high-card', [12, 6, 4]],
])('of three cards, %s is told as %s of %j', (text, kind, ranks) => {
  expect(tellThreeCards(rankThreeCards(read(text)))).toEqual({ kind, ranks });
});
