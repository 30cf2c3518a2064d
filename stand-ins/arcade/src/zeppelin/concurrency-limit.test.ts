import { expect, test } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

test('never more than so many are under way, all get their turn in order, and a failure makes room', async () => {
  const limited = createConcurrencyLimit(3);
  let [underWay, most] = [0, 0];
  const begun: number[] = [];
  const work = (at: number) =>
    limited(async () => {
      begun.push(at);
      underWay += 1;
      most = Math.max(most, underWay);
      await Promise.resolve();
      underWay -= 1;
      if (at % 2 === 0) throw new Error('it failed');
      return at;
    });
  const done = await Promise.allSettled(Array.from({ length: 20 }, (_none, at) => work(at)));
  expect(most).toBe(3);
  expect(begun).toEqual(Array.from({ length: 20 }, (_none, at) => at));
  expect(done.map(({ status }) => status === 'fulfilled')).toEqual(begun.map((at) => at % 2 === 1));
  expect(await limited(async () => 'again')).toBe('again');
});
