import { systemClock } from '@harmattan/kernel/clock';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createWorker } from './worker.ts';

/** A pile of work, each piece of which ends when the test says so. */
function setUp({ lanesMax = 2 } = {}) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const pile: string[] = [];
  const done: string[] = [];
  const finish = new Map<string, () => void>();
  let looks = 0;
  const worker = createWorker({
    clock: systemClock,
    lanesMax,
    pollMs: 1_000,
    async runNext(onFound) {
      looks += 1;
      const piece = pile.shift();
      if (piece === undefined) return false;
      onFound();
      await new Promise<void>((resolve) => finish.set(piece, resolve));
      done.push(piece);
      return true;
    },
    onError() {},
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { worker, pile, done, settle, looks: () => looks, underWay: () => [...finish.keys()], finish };
}

test('looks once a second when there is nothing to do', async () => {
  const { worker, looks, settle } = setUp({ lanesMax: 4 });
  worker.start();
  await settle();
  expect(looks()).toBe(4);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looks()).toBe(14);
  await worker.stop();
});

test('works at as many pieces at once as it has lanes, and takes the next when one is done', async () => {
  const { worker, pile, settle, underWay, finish, done } = setUp();
  worker.start();
  await settle();
  pile.push('a', 'b', 'c');
  worker.wake();
  await settle();
  expect(underWay()).toEqual(['a', 'b']);
  finish.get('b')?.();
  await settle();
  expect(underWay()).toEqual(['a', 'b', 'c']);
  expect(done).toEqual(['b']);
  for (const end of finish.values()) end();
  await worker.stop();
});

test('does not sleep through a call that came while it was looking', async () => {
  const { worker, pile, settle, underWay, finish } = setUp({ lanesMax: 1 });
  worker.start();
  pile.push('a');
  worker.wake();
  await settle();
  expect(underWay()).toEqual(['a']);
  finish.get('a')?.();
  await worker.stop();
});

test('stops once what is under way is done, and begins nothing more', async () => {
  const { worker, pile, settle, done, finish } = setUp({ lanesMax: 1 });
  pile.push('a', 'b');
  worker.start();
  await settle();
  const stopped = worker.stop();
  finish.get('a')?.();
  await stopped;
  worker.wake();
  await settle();
  expect([done, pile]).toEqual([['a'], ['b']]);
});

test('pauses from the end of a round to the begin of the next one, also when a round fails', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const begunMs: number[] = [];
  const failures: unknown[] = [];
  const startMs = Date.now();
  const worker = createWorker({
    clock: systemClock,
    pollMs: 1_000,
    async runNext() {
      begunMs.push(Date.now() - startMs);
      await systemClock.sleep(2_500);
      if (begunMs.length === 1) throw new Error('the database is away');
    },
    onError: (error) => failures.push(error),
  });
  worker.start();
  await vi.advanceTimersByTimeAsync(8_000);
  expect(begunMs).toEqual([0, 3_500, 7_000]);
  expect(failures).toEqual([new Error('the database is away')]);
  const stopped = worker.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  await stopped;
  expect(begunMs).toHaveLength(3);
});

test('a stop does not wait for the next poll', async () => {
  const { worker, settle } = setUp();
  worker.start();
  await settle();
  await worker.stop();
  expect(vi.getTimerCount()).toBe(0);
});
