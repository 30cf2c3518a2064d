import { expect, it } from 'vitest';
import { barsOf } from './bars.ts';

const size = { height: 100, groupWidth: 40 };

it('draws the highest value over the whole height', () => {
  const { bars, zeroY } = barsOf([[50, 100]], size);
  expect(zeroY).toBe(100);
  expect(bars.map(({ y, height }) => [y, height])).toEqual([
    [50, 50],
    [0, 100],
  ]);
});

it('hangs what is below zero from the line', () => {
  const { bars, zeroY } = barsOf([[30, -70]], size);
  expect(zeroY).toBe(30);
  expect(bars.map(({ y, height }) => [y, height])).toEqual([
    [0, 30],
    [30, 70],
  ]);
});

it('draws nothing where there is nothing', () => {
  const { bars, zeroY } = barsOf([[0, 0]], size);
  expect(bars.every(({ height }) => height === 0)).toBe(true);
  expect(zeroY).toBe(100);
});

it('sets two series side by side within their group', () => {
  const { bars } = barsOf([[1], [1]], size);
  const [first, second] = bars as [(typeof bars)[number], (typeof bars)[number]];
  expect(first.x + first.width).toBeLessThan(second.x);
  expect(second.x + second.width).toBeLessThanOrEqual(40);
});
