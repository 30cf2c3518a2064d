import { expect, test } from 'vitest';
import { cardsOf } from '../../testing/cards.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import { drawsFrom } from '../draws.ts';
import { dealBounds, dealCards, drawTo, handSize } from './deal.ts';
import { keepMade } from './keep-made.ts';
import { videoPokerModels } from './models.ts';
import { placeOf } from './subsets.ts';

/** FAIR_ROUNDS=1000000 is the long form. */
const rounds = Number(process.env.FAIR_ROUNDS ?? 20_000);

test('deals ten cards of one deck, none of them twice', () => {
  const draws = drawsFrom(seededRandom('ten cards'));
  const seen = new Set<number>();
  for (let round = 0; round < 1_000; round++) {
    const places = dealCards(draws).map(placeOf);
    expect(new Set(places).size).toBe(10);
    for (const place of places) seen.add(place);
  }
  expect(seen.size).toBe(52);
});

test('draws below as many as are left, ten times and no more', () => {
  const bounds: number[] = [];
  dealCards({ below: (bound) => bounds.push(bound) * 0 });
  expect(bounds).toEqual([52, 51, 50, 49, 48, 47, 46, 45, 44, 43]);
  expect(dealBounds).toEqual(bounds);
});

test('what is held stays where it lies, and the next cards come in order', () => {
  const dealt = cardsOf('As Ks Qs Js Ts 2h 3h 4h 5h 6h');
  expect(drawTo(dealt, [])).toEqual(cardsOf('2h 3h 4h 5h 6h'));
  expect(drawTo(dealt, [1, 3])).toEqual(cardsOf('2h Ks 3h Js 4h'));
  expect(drawTo(dealt, [0, 1, 2, 3, 4])).toEqual(cardsOf('As Ks Qs Js Ts'));
});

test.each(videoPokerModels)(
  'what is held in $name for a player who has gone never loses what was made',
  { timeout: 300_000 + rounds },
  ({ name, wildRank, payOf }) => {
    const draws = drawsFrom(seededRandom(`gone ${name}`));
    let better = 0;
    for (let round = 0; round < rounds; round++) {
      const dealt = dealCards(draws);
      const first = dealt.slice(0, handSize);
      const made = payOf(first)?.times ?? 0;
      const final = payOf(drawTo(dealt, keepMade(first, wildRank)))?.times ?? 0;
      if (final < made) expect.fail(`${JSON.stringify(dealt)} fell from ${made} to ${final}`);
      if (final > made) better += 1;
    }
    expect(better).toBeGreaterThan(0);
  },
);

test.each([
  ['a straight whole', 'As 2h 3d 4c 5s', [0, 1, 2, 3, 4]],
  ['two pairs without the fifth card', 'As Ah 3d 3c 5s', [0, 1, 2, 3]],
  ['a small pair', 'As Kh 3d 3c 5s', [2, 3]],
  ['nothing of rags', 'As Kh 3d 8c 5s', []],
])('holds %s', (_what, words, hold) => {
  expect(keepMade(cardsOf(words))).toEqual(hold);
});
