import { expect, test } from 'vitest';
import { gather } from './gather.ts';

test('what comes while one batch is under way is the next one, and each gets its own answer', async () => {
  const batches: number[][] = [];
  const double = gather({
    async work(items: number[]) {
      batches.push(items);
      return items.map((item) => 2 * item);
    },
    batchMax: 3,
    waitingMax: 10,
  });
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
  expect(batches).toEqual([[1], [2, 3, 4], [5]]);
});

test('a batch that fails takes nobody else along, and too many at once are refused', async () => {
  const ask = gather({
    async work(items: string[]) {
      if (items.includes('bad')) throw new Error('broken');
      return items;
    },
    batchMax: 1,
    waitingMax: 2,
  });
  const asked = await Promise.allSettled(['first', 'bad', 'good', 'too many'].map(ask));
  expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
  expect(await ask('later')).toBe('later');
});
