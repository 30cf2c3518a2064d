import { expect, test } from 'vitest';
import { type Random, randomBelow, randomText, systemRandom } from './random.ts';

/** Deals out the given 32-bit values in turn. */
function dealt(...values: number[]): Random {
  return {
    bytes(count) {
      const view = new DataView(new ArrayBuffer(count));
      view.setUint32(0, values.shift() ?? 0);
      return new Uint8Array(view.buffer);
    },
  };
}

test('throws away a draw from the incomplete last run of values', () => {
  const fairValues = 2 ** 32 - (2 ** 32 % 10);
  expect(randomBelow(dealt(fairValues, 7), 10)).toBe(7);
  expect(randomBelow(dealt(fairValues - 1), 10)).toBe(9);
});

test('draws every value below the bound and none beyond', () => {
  const seen = new Set(Array.from({ length: 2_000 }, () => randomBelow(systemRandom, 6)));
  expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});

test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('refuses %d as a bound', (below) => {
  expect(() => randomBelow(systemRandom, below)).toThrow('bound of a draw');
});

test('makes text of the wanted length from the whole alphabet', () => {
  const text = randomText(systemRandom, 10_000);
  expect(text).toMatch(/^[\w-]{10000}$/);
  expect(new Set(text).size).toBe(64);
});
