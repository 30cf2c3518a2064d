import { expect, test } from 'vitest';
import { batchCalls } from './batch-calls.ts';

/** A read that the test answers. */
function openReads() {
  const reads: { keys: string[]; answer(): void; fail(error: Error): void }[] = [];
  const ask = batchCalls(
    (keys: string[]) =>
      new Promise<string[]>((resolve, reject) => {
        reads.push({ keys, answer: () => resolve(keys.map((key) => `${key} read`)), fail: reject });
      }),
  );
  return { reads, ask };
}

test('what is asked during a read is read together afterwards, each under its own key', async () => {
  const { reads, ask } = openReads();
  const first = ask('a');
  const others = ['b', 'c', 'b'].map(ask);
  expect(reads.map(({ keys }) => keys)).toEqual([['a']]);
  reads[0]?.answer();
  expect(await first).toBe('a read');
  expect(reads.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c', 'b']]);
  reads[1]?.answer();
  expect(await Promise.all(others)).toEqual(['b read', 'c read', 'b read']);
});

test('a read that fails fails its own questions and no later one', async () => {
  const { reads, ask } = openReads();
  const first = ask('a');
  const second = ask('b');
  reads[0]?.fail(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.answer();
  expect(await second).toBe('b read');
});

test('a thousand questions at once are a few reads', async () => {
  let reads = 0;
  const ask = batchCalls(async (keys: number[]) => {
    reads += 1;
    return keys.map((key) => key * 2);
  });
  const keys = Array.from({ length: 1_000 }, (_, key) => key);
  expect(await Promise.all(keys.map(ask))).toEqual(keys.map((key) => key * 2));
  expect(reads).toBeLessThanOrEqual(3);
});

test('a statement takes a batch at most, and one more that waits than may is refused', async () => {
  const batches: string[][] = [];
  const limits = { batchMax: 1, waitingMax: 2, refuse: () => new Error('full') };
  const ask = batchCalls(async (keys: string[]) => {
    batches.push(keys);
    return keys;
  }, limits);
  const asked = await Promise.allSettled(['first', 'second', 'third', 'too many'].map(ask));
  expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  expect(batches).toEqual([['first'], ['second'], ['third']]);
  expect(await ask('later')).toBe('later');
});
