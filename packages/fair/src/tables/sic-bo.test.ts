import { expect, test } from 'vitest';
import { type Dice, drawSicBo, paySicBo, sicBoSpots } from './sic-bo.ts';

const faces = [1, 2, 3, 4, 5, 6];
const everyRoll: Dice[] = faces.flatMap((a) => faces.flatMap((b) => faces.map((c): Dice => [a, b, c])));

/** In hundredths of a per cent, as the page states it. */
const statedEdges: Record<string, number> = {
  ...{ small: 278, big: 278, odd: 278, even: 278, pair: 278, single: 370, double: 370, triple: 694, any: 556 },
  ...{
    'total-4': 417,
    'total-5': 278,
    'total-6': 278,
    'total-7': 278,
    'total-8': 278,
    'total-9': 741,
    'total-10': 625,
  },
  ...{ 'total-17': 417, 'total-16': 278, 'total-15': 278, 'total-14': 278, 'total-13': 278, 'total-12': 741 },
  'total-11': 625,
};

test.each(sicBoSpots)('$on leaves the house what is stated, over all 216 rolls', ({ on, kind }) => {
  const stakeMinor = 1_000n;
  const paid = everyRoll.reduce((sum, dice) => sum + paySicBo(on, stakeMinor, dice), 0n);
  const edge = 1 - Number(paid) / Number(216n * stakeMinor);
  expect(Math.round(edge * 10_000)).toBe(statedEdges[on] ?? statedEdges[kind]);
});

test('has every spot once', () => {
  expect(sicBoSpots).toHaveLength(52);
  expect(new Set(sicBoSpots.map(({ on }) => on)).size).toBe(52);
});

test('a triple takes small, big, odd and even', () => {
  for (const face of faces) {
    for (const on of ['small', 'big', 'odd', 'even']) expect(paySicBo(on, 100n, [face, face, face])).toBe(0n);
  }
});

test('pays as the felt says', () => {
  expect(paySicBo('triple-4', 100n, [4, 4, 4])).toBe(20_100n);
  expect(paySicBo('any', 100n, [4, 4, 4])).toBe(3_400n);
  expect(paySicBo('double-4', 100n, [4, 4, 4])).toBe(1_300n);
  expect(paySicBo('double-4', 100n, [4, 1, 4])).toBe(1_300n);
  expect(paySicBo('pair-1-4', 100n, [4, 1, 4])).toBe(700n);
  expect(paySicBo('pair-1-4', 100n, [4, 4, 4])).toBe(0n);
  expect(['single-4', 'single-1'].map((on) => paySicBo(on, 100n, [4, 1, 4]))).toEqual([300n, 200n]);
  expect(paySicBo('single-4', 100n, [4, 4, 4])).toBe(1_300n);
  expect(paySicBo('total-9', 100n, [4, 1, 4])).toBe(800n);
  expect(paySicBo('nowhere', 100n, [4, 1, 4])).toBe(0n);
});

test('does not pay half a kobo', () => {
  expect(paySicBo('total-10', 1_001n, [4, 1, 5])).toBe(1_001n + 6_506n);
});

test('rolls three dice', () => {
  const dealt = [0, 5, 3];
  expect(drawSicBo({ below: () => dealt.shift() ?? 0 })).toEqual([1, 6, 4]);
});
