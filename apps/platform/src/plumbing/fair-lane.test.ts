import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFairLane } from './fair-lane.ts';
import { TurnedAway } from './not-ready.ts';

/** A lane whose tasks end when they are told to, and whose deadlines pass when they are told to. */
function openLane(limits: { atOnceMax: number; waitingMax: number }) {
  const begun: string[] = [];
  const refused: string[] = [];
  const releases = new Map<string, () => void>();
  const deadlines: { pass(): void; isOff(): boolean }[] = [];
  const clock = {
    sleep: (_ms: number, signal?: AbortSignal) =>
      new Promise<void>((resolve) => {
        deadlines.push({ pass: resolve, isOff: () => signal?.aborted === true });
        signal?.addEventListener('abort', () => resolve());
      }),
  };
  const lane = createFairLane({ clock, waitMaxMs: 1_000, ...limits });

  function run(name: string, isGone = () => false): void {
    const task = () => {
      begun.push(name);
      return new Promise<void>((resolve) => releases.set(name, resolve));
    };
    lane.run({ share: name.charAt(0), isGone }, task).catch((error) => {
      expect(error).toBeInstanceOf(TurnedAway);
      refused.push(name);
    });
  }
  /** Whatever can begin or be refused is by then. */
  async function release(...names: string[]): Promise<void> {
    for (const name of names) {
      releases.get(name)?.();
      await nextTick();
    }
    await nextTick();
  }
  return { begun, refused, run, release, deadlines };
}

test('runs no more than so many at once, and shares take turns', async () => {
  const { begun, run, release } = openLane({ atOnceMax: 2, waitingMax: 10 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1']) run(name);
  await release();
  expect(begun).toEqual(['a1', 'a2']);
  await release('a1', 'a2', 'a3');
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'a4']);
});

test('one share cannot fill the lane for another', async () => {
  const { begun, refused, run, release } = openLane({ atOnceMax: 1, waitingMax: 3 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) run(name);
  await release();
  expect(refused).toEqual(['a5']);
  run('b1');
  await release();
  expect(refused, 'the newest of the longest share').toEqual(['a5', 'a4']);
  await release('a1', 'a2');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
});

test('a full lane of equal shares refuses who comes last', async () => {
  const { refused, run, release } = openLane({ atOnceMax: 1, waitingMax: 2 });
  for (const name of ['a1', 'b1', 'c1', 'd1', 'b2']) run(name);
  await release();
  expect(refused).toEqual(['d1', 'b2']);
});

test('refuses what has waited too long, and no other', async () => {
  const { begun, refused, run, release, deadlines } = openLane({ atOnceMax: 1, waitingMax: 5 });
  for (const name of ['a1', 'b1', 'c1']) run(name);
  await release();
  expect(deadlines, 'of those that wait').toHaveLength(2);
  deadlines[0]?.pass();
  await release('a1');
  expect({ begun, refused }).toEqual({ begun: ['a1', 'c1'], refused: ['b1'] });
  expect(
    deadlines.every(({ isOff }) => isOff()),
    'no timer is left behind',
  ).toBe(true);
});

test('does not begin a task whose caller has gone', async () => {
  const { begun, run, release } = openLane({ atOnceMax: 1, waitingMax: 5 });
  run('a1');
  run('b1', () => true);
  run('c1');
  await release();
  await release('a1', 'c1');
  run('d1');
  await release();
  expect(begun).toEqual(['a1', 'c1', 'd1']);
});

test('a task that fails frees its place', async () => {
  const lane = createFairLane({ clock: { sleep: async () => {} }, atOnceMax: 1, waitingMax: 0, waitMaxMs: 1 });
  const visitor = { share: 'a', isGone: () => false };
  await expect(lane.run(visitor, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await lane.run(visitor, () => Promise.resolve('next'))).toBe('next');
});
