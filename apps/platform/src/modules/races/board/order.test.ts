import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createOrder } from './order.ts';

/** Few different values, so that ties are common; of equal ones the lower number is first. */
const rankOf = (item: number) => (item * 7_919) % 50;
const isBefore = (one: number, other: number) =>
  rankOf(one) !== rankOf(other) ? rankOf(one) > rankOf(other) : one < other;
const sorted = (items: Iterable<number>) => [...items].sort((a, b) => (isBefore(a, b) ? -1 : 1));

test('whatever comes and goes, every place is that of a sorted list', () => {
  const item = fc.nat({ max: 400 });
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 1_500 }), item, (toggled, asked) => {
      const order = createOrder(isBefore);
      const there = new Set<number>();
      for (const each of toggled) {
        if (there.delete(each)) order.remove(each);
        else {
          there.add(each);
          order.add(each);
        }
      }
      const list = sorted(there);
      expect(order.size).toBe(list.length);
      expect(order.from(0, list.length + 1)).toEqual(list);
      expect(list.map((each) => order.countBefore(each))).toEqual(list.map((_, at) => at));
      expect(order.countBefore(asked)).toBe(list.filter((each) => each !== asked && isBefore(each, asked)).length);
      expect(order.from(asked, 3)).toEqual(list.slice(asked, asked + 3));
    }),
    { numRuns: 150 },
  );
});

test('fills up in order and empties from either end', () => {
  const order = createOrder((one, other) => one < other);
  const count = 20_000;
  for (let at = 0; at < count; at += 1) order.add(at);
  expect([order.countBefore(12_345), order.from(12_345, 2)]).toEqual([12_345, [12_345, 12_346]]);
  for (let at = 0; at < count / 2; at += 1) {
    order.remove(at);
    order.remove(count - 1 - at);
  }
  expect([order.size, order.from(0, 1), order.countBefore(7)]).toEqual([0, [], 0]);
  order.add(5);
  expect(order.from(0, 9)).toEqual([5]);
});
