import { keepMade } from '@harmattan/fair/video-poker/keep-made';
import { videoPokerModels } from '@harmattan/fair/video-poker/models';
import { assert } from '@harmattan/kernel/assert';
import { expect, test } from 'vitest';
import { cardsOf } from '../../../../../packages/fair/testing/cards.ts';
import { seededRandom } from '../../../../../packages/fair/testing/seeded-random.ts';
import { readCatalogue } from '../../catalogue.ts';
import { gameAt } from '../games.ts';
import { payMinor } from './browser/vp-amounts.js';
import { makeTitles } from './titles.ts';
import { makeVideoPoker, type VideoPokerHand } from './video-poker-game.ts';

/** All titles together. FAIR_ROUNDS=1000000 is the long form. */
const rounds = Number(process.env.FAIR_ROUNDS ?? 5_000);
const titles = makeTitles(readCatalogue());
const stepsMajor = [50n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n];
const machines = titles.map((title) => ({ slug: title.slug, title, game: makeVideoPoker(title) }));

function machineOf(slug: string) {
  const machine = machines.find((one) => one.slug === slug);
  assert(machine, `${slug} is a title`);
  return machine.game;
}

const jacks = machineOf('jacks-of-jos');
const bet = { choice: {}, stakeMinor: 10_000n };
const handOf = (words: string): VideoPokerHand => ({ cards: cardsOf(words), hold: null });

test('every title of the category is a machine with a model, colours and a card back of its own', () => {
  expect(titles.map(({ slug, model }) => [slug, model.name])).toEqual([
    ['harmattan-draw-poker', 'jacks-or-better'],
    ['five-card-caravan', 'bonus'],
    ['royal-draw-poker', 'double-bonus'],
    ['jacks-of-jos', 'jacks-or-better'],
    ['deuces-of-the-delta', 'deuces-wild'],
  ]);
  for (const looks of ['sky', 'back', 'motif'] as const) {
    expect(new Set(titles.map((title) => title[looks])).size).toBe(titles.length);
  }
  expect(new Set(titles.map(({ model }) => model)).size).toBe(videoPokerModels.length);
  for (const { supplier, game, slug } of titles) {
    expect(gameAt(supplier, game)).toMatchObject({ name: `video-poker-${slug}` });
  }
});

test('takes the stakes that are its steps, and none between them', () => {
  for (const major of stepsMajor) {
    expect(jacks.fits?.({ ...bet, stakeMinor: major * 100n })).toBe(true);
    for (const offMinor of [-1n, 1n, 100n]) {
      expect(jacks.fits?.({ ...bet, stakeMinor: major * 100n + offMinor }), `${major} ${offMinor}`).toBe(false);
    }
  }
  expect(jacks.stakes).toEqual({ minMinor: 5_000n, maxMinor: 500_000n });
});

test.each([
  ['a hold', { hold: [] }],
  ['cards', { cards: [] }],
  ['no object', 'deal'],
  ['nothing', null],
])('begins with no choice, so not with %s', (_what, choice) => {
  expect(jacks.choice.safeParse({}).success).toBe(true);
  expect(jacks.choice.safeParse(choice).success).toBe(false);
});

test.each([[[]], [[0]], [[0, 2, 4]], [[0, 1, 2, 3, 4]]])('takes %j as what is held', (hold) => {
  expect(jacks.move.safeParse({ hold })).toEqual({ success: true, data: { hold } });
});

test.each([
  ['nothing', {}],
  ['a place twice', { hold: [1, 1] }],
  ['places that fall', { hold: [2, 1] }],
  ['a place before the first', { hold: [-1] }],
  ['a place after the last', { hold: [5] }],
  ['half a place', { hold: [0.5] }],
  ['a word', { hold: ['0'] }],
  ['six places', { hold: [0, 1, 2, 3, 4, 5] }],
  ['cards of its own', { hold: [0], cards: [{ rank: 1, suit: 'spades' }] }],
  ['a win of its own', { hold: [0], times: 800 }],
])('takes no move that is %s', (_what, move) => {
  expect(jacks.move.safeParse(move).success).toBe(false);
});

test('a hand is drawn to once', () => {
  const hand = handOf('As Ad 3h 4c 5s 6d 7h 8c 9s Td');
  const held = jacks.act(hand, { hold: [0, 1] });
  assert(held, 'the first move is in turn');
  expect(held.hold).toEqual([0, 1]);
  expect(jacks.act(held, { hold: [] })).toBeUndefined();
  expect(jacks.end(hand, 10_000n)).toBeUndefined();
  expect(jacks.end(held, 10_000n)?.outcome.cards).toEqual(cardsOf('As Ad 6d 7h 8c'));
});

test('the player sees five cards and what they make, and nothing of those to come', () => {
  const hand = handOf('As Ad 3h 4c 5s 6d 7h 8c 9s Td');
  expect(jacks.view(hand)).toEqual({ cards: cardsOf('As Ad 3h 4c 5s'), hand: 'jacks-or-better' });
  expect(jacks.view(handOf('As Kd 3h 4c 5s 6d 7h 8c 9s Td')).hand).toBeNull();
});

test.each([
  ['jacks-of-jos', 'As Ks Qs Js Ts 2d 3d 4d 5d 6d', [0, 1, 2, 3, 4], 'royal-flush', 800n],
  ['jacks-of-jos', 'As Ks Qs Js 2d Ts 3d 4d 5d 6d', [0, 1, 2, 3], 'royal-flush', 800n],
  ['jacks-of-jos', 'As Ks 9s Js 2d Ad 3d 4d 5d 6d', [0], 'jacks-or-better', 1n],
  ['five-card-caravan', '3s 3d 3h 3c Kd 2c 4c 5c 6c 7c', [0, 1, 2, 3], 'four-twos-to-fours', 40n],
  ['royal-draw-poker', 'As Ad Ah Ac Kd 2c 4c 5c 6c 7c', [0, 1, 2, 3], 'four-aces', 160n],
  ['deuces-of-the-delta', '2s 2d 2h 2c Kd 3c 4c 5c 6c 7c', [0, 1, 2, 3], 'four-deuces', 200n],
  ['deuces-of-the-delta', '2s Kd Kh 4c 5d 3c 8c 9c 6c 7c', [0, 1, 2], 'three-of-a-kind', 1n],
  ['jacks-of-jos', 'As Kd 9h 5c 2d 7c 3d 4d 8d Td', [0, 1], null, 0n],
] as const)('%s: a final hand wins its pay times the stake, whatever the stake', (slug, words, hold, name, times) => {
  const game = machineOf(slug);
  const held = game.act(handOf(words), { hold: [...hold] });
  assert(held, 'the first move is in turn');
  for (const major of stepsMajor) {
    const ended = game.end(held, major * 100n);
    expect(ended?.winMinor).toBe(major * 100n * times);
    expect(ended?.outcome).toMatchObject({ hand: name, times: Number(times), hold: [...hold] });
  }
});

test.each(machines)(
  'what the page of $slug shows for a hand is what it wins',
  { timeout: 300_000 + rounds },
  (machine) => {
    const { game, title } = machine;
    const random = seededRandom(`page ${title.slug}`);
    const pays = new Map(title.model.pays.map(({ hand, times }) => [hand as string, times]));
    let won = 0;
    for (let round = 0; round < rounds / machines.length; round++) {
      const stakeMinor = (stepsMajor[round % stepsMajor.length] ?? 50n) * 100n;
      const hand = game.deal({ choice: {}, stakeMinor, random });
      // Every way to hold comes by.
      const hold = round % 2 === 0 ? game.leave(hand).hold : [0, 1, 2, 3, 4].filter((at) => (round >> (at + 1)) & 1);
      const ended = game.end(game.act(hand, { hold }) ?? hand, stakeMinor);
      assert(ended, 'a hand ends with the draw');
      const times = pays.get(`${ended.outcome.hand}`) ?? 0;
      if (BigInt(payMinor(times, Number(stakeMinor))) !== ended.winMinor) expect.fail(JSON.stringify(ended.outcome));
      if (ended.winMinor > 0n) won += 1;
    }
    expect(won).toBeGreaterThan(0);
  },
);

test('for a player who has gone, what is made is held, and the hand ends', () => {
  const hand = handOf('Js Jd 3h 4c 5s 6d 7h 8c 9s Td');
  expect(jacks.leave(hand)).toEqual({ hold: keepMade(hand.cards.slice(0, 5)) });
  expect(jacks.move.safeParse(jacks.leave(hand)).success).toBe(true);
  expect(jacks.end(jacks.act(hand, jacks.leave(hand)) ?? hand, 5_000n)?.winMinor).toBe(5_000n);
});

test('what is kept of a hand is plain data that comes back as it was', () => {
  const hand = jacks.deal({ ...bet, random: seededRandom('plain') });
  expect(hand.cards).toHaveLength(10);
  expect(JSON.parse(JSON.stringify(hand))).toEqual(hand);
});
