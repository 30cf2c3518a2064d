import { expect, test } from 'vitest';
import { inBlocks } from './block-random.ts';

/** Counts up through all it has ever given, so that a byte given twice or left out would show. */
function counting() {
  let next = 0;
  return {
    asked: [] as number[],
    bytes(count: number) {
      this.asked.push(count);
      return Uint8Array.from({ length: count }, () => next++ % 256);
    },
  };
}

test('every byte is given once and in its turn', () => {
  const random = inBlocks(counting());
  const drawn = Array.from({ length: 600 }, () => [...random.bytes(4)]).flat();
  expect(drawn).toEqual(Array.from({ length: 2_400 }, (_, at) => at % 256));
});

test('a block that does not suffice is left, and a draw is never put together from two', () => {
  const source = counting();
  const random = inBlocks(source);
  random.bytes(1_023);
  expect([...random.bytes(2)]).toEqual([0, 1]);
  expect(random.bytes(5_000)).toHaveLength(5_000);
  expect(source.asked).toEqual([1_024, 1_024, 5_000]);
});
