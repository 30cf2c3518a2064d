import { expect, test } from 'vitest';
import { cardsOf } from '../../testing/cards.ts';
import type { Card } from '../cards/card.ts';
import { readHand } from './read-hand.ts';
import { deck, forEveryHand, handCount } from './subsets.ts';

function countShapes(wildRank?: number): Record<string, number> {
  const counts: Record<string, number> = {};
  forEveryHand((places) => {
    const { shape } = readHand(
      places.map((place) => deck[place] as Card),
      wildRank,
    );
    counts[shape] = (counts[shape] ?? 0) + 1;
  });
  return counts;
}

test('of all hands of a deck, as many are of each shape as there are', { timeout: 300_000 }, () => {
  const counts = countShapes();
  expect(counts).toEqual({
    'natural-royal': 4,
    'straight-flush': 36,
    four: 624,
    'full-house': 3_744,
    flush: 5_108,
    straight: 10_200,
    three: 54_912,
    'two-pairs': 123_552,
    pair: 1_098_240,
    nothing: 1_302_540,
  });
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(handCount);
});

test('and as many with deuces wild', { timeout: 300_000 }, () => {
  const { pair = 0, nothing = 0, 'two-pairs': two = 0, ...paid } = countShapes(2);
  expect(paid).toEqual({
    'natural-royal': 4,
    'four-wilds': 48,
    'wild-royal': 480,
    five: 624,
    'straight-flush': 2_068,
    four: 31_552,
    'full-house': 12_672,
    flush: 14_472,
    straight: 62_232,
    three: 355_080,
  });
  expect(pair + nothing + two).toBe(2_119_728);
});

test.each([
  ['Ah Kh Qh Jh Th', 'natural-royal', 'natural-royal'],
  ['Ah 2h 3h 4h 5h', 'straight-flush', 'straight-flush'],
  ['Ah 2c 3h 4h 5h', 'straight', 'straight-flush'],
  ['Kh Ah 2h 3h 4h', 'flush', 'flush'],
  ['Qs Kh Ah 2h 3h', 'nothing', 'pair'],
  ['2s 2h 2d 2c Ah', 'four', 'four-wilds'],
  ['2s 2h 2d Ac Ah', 'full-house', 'five'],
  ['2s 2h 2d Th Ah', 'three', 'wild-royal'],
  ['2s Jh Jd Kc Kh', 'two-pairs', 'full-house'],
  ['2s 2h Jd Jc Kh', 'two-pairs', 'four'],
  ['2s 4h 6h 8h 9h', 'nothing', 'flush'],
  ['2s 2h 5d 8c 9h', 'pair', 'straight'],
  ['2s 2h 5d 8c Th', 'pair', 'three'],
  ['9s 9h 9d 9c 2h', 'four', 'five'],
])('%s is %s, and with deuces wild %s', (words, plain, wild) => {
  const cards = cardsOf(words);
  // In whatever order they lie.
  for (let turn = 0; turn < 5; turn++) {
    const turned = [...cards.slice(turn), ...cards.slice(0, turn)];
    expect(readHand(turned).shape).toBe(plain);
    expect(readHand(turned, 2).shape).toBe(wild);
  }
});

test('says of which rank a pair, a three and a four are', () => {
  expect(readHand(cardsOf('Js 3h Jd 5c 7h'))).toEqual({ shape: 'pair', rank: 11 });
  expect(readHand(cardsOf('As 3h Ad Ac 7h'))).toEqual({ shape: 'three', rank: 1 });
  expect(readHand(cardsOf('4s 4h 4d 4c 7h'))).toEqual({ shape: 'four', rank: 4 });
});
