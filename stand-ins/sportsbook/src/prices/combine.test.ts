import { expect, test } from 'vitest';
import { combine, combinedMax, returnOf } from './combine.ts';

test('a single price is itself', () => {
  expect(combine([1_620])).toBe(1_620);
  expect(returnOf(10_000n, [1_620])).toBe(16_200n);
});

test('a product is rounded down once, at the end', () => {
  // 1.333⁴ is 3.1573…; rounded after each step it would have become 3.155.
  expect(combine([1_110, 1_110, 1_110])).toBe(1_367);
  expect(combine([1_333, 1_333, 1_333, 1_333])).toBe(3_157);
  expect(combine([1_999, 1_999])).toBe(3_996);
});

test('what is returned comes from the exact product and not from the rounded price', () => {
  const prices = [1_111, 1_111, 1_111];
  expect(combine(prices)).toBe(1_371);
  expect(returnOf(100_000_000n, prices)).toBe(137_133_063n);
  expect(returnOf(1n, [1_999])).toBe(1n);
  expect(returnOf(0n, [1_999])).toBe(0n);
});

test('the return is what counting in whole numbers gives, and within a kobo of the price times the stake', () => {
  const prices = [1_010, 500_000, 2_750, 1_085, 3_333];
  const exact = prices.reduce((product, price) => product * BigInt(price), 1n);
  for (const stakeMinor of [1n, 9_999n, 5_000_000n, 1_000_000_000_000n]) {
    const paid = returnOf(stakeMinor, prices);
    expect(paid * 1_000n ** 5n <= stakeMinor * exact).toBe(true);
    expect((paid + 1n) * 1_000n ** 5n > stakeMinor * exact).toBe(true);
  }
});

test('the order of the picks changes nothing, and a void pick neither', () => {
  const prices = [1_730, 2_450, 1_005, 87_000];
  expect(combine([...prices].reverse())).toBe(combine(prices));
  expect(combine([...prices, 1_000])).toBe(combine(prices));
  expect(returnOf(12_345n, [...prices, 1_000])).toBe(returnOf(12_345n, prices));
});

test('what is no price is not combined', () => {
  for (const prices of [[], [0], [999], [1_500.5], [Number.NaN], [Number.POSITIVE_INFINITY], [-1_500], [1_500, 0]]) {
    expect(combine(prices)).toBe(null);
    expect(() => returnOf(100n, prices)).toThrow();
  }
  expect(() => returnOf(-1n, [1_500])).toThrow();
});

test('a product beyond what a number says exactly is none, however long the slip', () => {
  expect(combine(Array(4).fill(500_000))).toBe(62_500_000_000_000);
  expect(combine(Array(10).fill(500_000))).toBe(null);
  expect(combine(Array(combinedMax).fill(500_000))).toBe(null);
  expect(combine(Array(combinedMax + 1).fill(1_000))).toBe(null);
  expect(returnOf(1n, Array(combinedMax).fill(500_000))).toBe(500n ** 1_000n);
  expect(() => returnOf(1n, Array(combinedMax + 1).fill(1_010))).toThrow();
});
