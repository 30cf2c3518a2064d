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
  const rests: { ms: number; end(): void }[] = [];
  let nowMs = 0;
  const clock = {
    now: () => new Date(nowMs),
    sleep: (ms: number, signal?: AbortSignal) =>
      new Promise<void>((resolve) => {
        if (!signal) rests.push({ ms, end: resolve });
        if (!signal) return;
        deadlines.push({ pass: resolve, isOff: () => signal.aborted });
        signal.addEventListener('abort', () => resolve());
      }),
  };
  const lane = createFairLane({ clock, waitMaxMs: 1_000, restFactor: 2, ...limits });

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
  const pass = (ms: number) => {
    nowMs += ms;
  };
  return { begun, refused, run, release, deadlines, rests, pass };
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

test('in a full lane a place rests before its next task, and not for long', async () => {
  const { begun, run, release, rests, pass } = openLane({ atOnceMax: 1, waitingMax: 2 });
  for (const name of ['a1', 'b1', 'c1']) run(name);
  await release();
  pass(40);
  await release('a1');
  expect(begun).toEqual(['a1']);
  expect(rests.map(({ ms }) => ms)).toEqual([80]);
  rests[0]?.end();
  await release();
  expect(begun).toEqual(['a1', 'b1']);
  await release('b1');
  expect(begun, 'the lane is no longer full').toEqual(['a1', 'b1', 'c1']);

  for (const name of ['d1', 'e1']) run(name);
  await release();
  pass(3_600_000);
  await release('c1');
  expect(rests.at(-1)?.ms).toBe(1_000);
});

test('a task that fails frees its place', async () => {
  const clock = { now: () => new Date(0), sleep: async () => {} };
  const lane = createFairLane({ clock, atOnceMax: 1, waitingMax: 0, waitMaxMs: 1, restFactor: 0 });
  const visitor = { share: 'a', isGone: () => false };
  await expect(lane.run(visitor, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await lane.run(visitor, () => Promise.resolve('next'))).toBe('next');
});
