import { systemClock } from '@harmattan/kernel/clock';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLanes } from './lanes.ts';
import { createLog } from './log.ts';

/** A pile of work, each piece of which ends when the test says so. */
function setUp({ lanesMax = 2 } = {}) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const pile: string[] = [];
  const done: string[] = [];
  const finish = new Map<string, () => void>();
  let looks = 0;
  const lanes = createLanes({
    clock: systemClock,
    log: createLog({ level: 'silent' }),
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
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { lanes, pile, done, settle, looks: () => looks, underWay: () => [...finish.keys()], finish };
}

test('looks once a second when there is nothing to do', async () => {
  const { lanes, looks, settle } = setUp({ lanesMax: 4 });
  lanes.start();
  await settle();
  expect(looks()).toBe(4);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looks()).toBe(14);
  await lanes.stop();
});

test('works at as many pieces at once as it has lanes, and takes the next when one is done', async () => {
  const { lanes, pile, settle, underWay, finish, done } = setUp();
  lanes.start();
  await settle();
  pile.push('a', 'b', 'c');
  lanes.wake();
  await settle();
  expect(underWay()).toEqual(['a', 'b']);
  finish.get('b')?.();
  await settle();
  expect(underWay()).toEqual(['a', 'b', 'c']);
  expect(done).toEqual(['b']);
  for (const end of finish.values()) end();
  await lanes.stop();
});

test('does not sleep through a call that came while it was looking', async () => {
  const { lanes, pile, settle, underWay, finish } = setUp({ lanesMax: 1 });
  lanes.start();
  pile.push('a');
  lanes.wake();
  await settle();
  expect(underWay()).toEqual(['a']);
  finish.get('a')?.();
  await lanes.stop();
});

test('stops once what is under way is done, and begins nothing more', async () => {
  const { lanes, pile, settle, done, finish } = setUp({ lanesMax: 1 });
  pile.push('a', 'b');
  lanes.start();
  await settle();
  const stopped = lanes.stop();
  finish.get('a')?.();
  await stopped;
  lanes.wake();
  await settle();
  expect([done, pile]).toEqual([['a'], ['b']]);
});
