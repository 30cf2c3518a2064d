import { assert } from '@harmattan/kernel/assert';
import { expect, test } from 'vitest';
import { cardsOf } from '../../testing/cards.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import type { Card } from '../cards/card.ts';
import { drawsFrom } from '../draws.ts';
import { adviserOf } from './best-hold.ts';
import { dealCards, handSize } from './deal.ts';
import { findVideoPokerModel, type VideoPokerModel, videoPokerModels } from './models.ts';
import { videoPokerStatements } from './statements.ts';
import { deck, forEveryHand, forEveryKind, handCount, numberSets, setCount } from './subsets.ts';

function modelOf(name: string) {
  const model = findVideoPokerModel(name);
  assert(model, `${name} is a model`);
  return model;
}

const jacks = adviserOf(modelOf('jacks-or-better'));
const deuces = adviserOf(modelOf('deuces-wild'));

test.each(videoPokerModels)(
  '$name returns what it states to those who play best, over every hand and every draw',
  { timeout: 300_000 },
  (model) => {
    expect(Math.round(adviserOf(model).averageReturn() * 1_000_000)).toBe(model.returnMillionths);
    expect(model.returnMillionths).toBeLessThan(1_000_000);
  },
);

test.each(videoPokerStatements)(
  '$name comes near its statement when it is played',
  { timeout: 300_000 },
  (statement) => {
    const rounds = 20_000;
    const draws = drawsFrom(seededRandom(statement.name));
    let paid = 0;
    let squares = 0;
    for (let round = 0; round < rounds; round++) {
      const back = statement.play(draws) / 100;
      paid += back;
      squares += back * back;
    }
    const mean = paid / rounds;
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
    expect(Math.abs(mean - statement.returnMillionths / 1_000_000)).toBeLessThan(4 * error);
  },
);

test.each([
  ['a pair of jacks, before four of a straight', 'Js 9h Jd 8c 7h', [0, 2]],
  ['four of a royal flush, before a flush', 'Ah Kh Qh Jh 3h', [0, 1, 2, 3]],
  ['a straight flush whole, though four of a royal lie in it', '9h Kh Qh Jh Th', [0, 1, 2, 3, 4]],
  ['a low pair, before an ace', '3s 3h Ad 8c Jh', [0, 1]],
  ['king, queen and jack', 'Ks Qh Jd 3c 6s', [0, 1, 2]],
  ['nothing of rags', '2s 4h 6d 8c Th', []],
])('holds %s', (_what, words, hold) => {
  expect(jacks.hold(cardsOf(words))).toEqual(hold);
});

test('never gives a deuce away', { timeout: 300_000 }, () => {
  const draws = drawsFrom(seededRandom('deuces stay'));
  for (let round = 0; round < 2_000; round++) {
    const cards = dealCards(draws).slice(0, handSize);
    const hold = deuces.hold(cards);
    for (const [at, { rank }] of cards.entries()) if (rank === 2) expect(hold).toContain(at);
  }
});

/** What every hold brings on average, the long way: all draws, one by one. */
function tryEveryDraw(model: VideoPokerModel, cards: Card[]): number[] {
  const left = deck.filter(({ rank, suit }) => !cards.some((card) => card.rank === rank && card.suit === suit));
  return Array.from({ length: 32 }, (_, mask) => {
    const hand = cards.filter((_card, at) => (mask >> at) & 1);
    let draws = 0;
    let paid = 0;
    const draw = (from: number): void => {
      if (hand.length === handSize) {
        draws += 1;
        paid += model.payOf(hand)?.times ?? 0;
        return;
      }
      for (let at = from; at < left.length; at++) {
        hand.push(left[at] as Card);
        draw(at + 1);
        hand.pop();
      }
    };
    draw(0);
    return paid / draws;
  });
}

test.each([
  ['jacks-or-better', jacks, 'As Ks 7s 4s Kd'],
  ['deuces-wild', deuces, '2s 9h Jd 8c 9d'],
] as const)('%s: no other hold brings more than the advised one', { timeout: 300_000 }, (name, adviser, words) => {
  const cards = cardsOf(words);
  const brings = tryEveryDraw(modelOf(name), cards);
  const advised = adviser.hold(cards).reduce((mask, at) => mask | (1 << at), 0);
  expect(brings[advised]).toBeCloseTo(Math.max(...brings), 12);
});

test('gives every set of up to five cards a number of its own', { timeout: 300_000 }, () => {
  const numbers = new Int32Array(32);
  const handsSeen = new Uint8Array(setCount);
  forEveryHand((places) => {
    numberSets(places, numbers);
    for (const number of numbers) handsSeen[number] = 1;
  });
  expect(handsSeen.every((seen) => seen === 1)).toBe(true);
  expect(setCount).toBe(1 + 52 + 1_326 + 22_100 + 270_725 + 2_598_960);
});

test('hands that differ in suits alone are 134,459 kinds, and all hands together', { timeout: 300_000 }, () => {
  let kinds = 0;
  let hands = 0;
  forEveryKind((_places, count) => {
    kinds += 1;
    hands += count;
  });
  expect({ kinds, hands }).toEqual({ kinds: 134_459, hands: handCount });
});
