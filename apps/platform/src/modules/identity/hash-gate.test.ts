import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { NotReady } from '../../plumbing/not-ready.ts';
import { createHashGate } from './hash-gate.ts';

function heldTasks(gate: ReturnType<typeof createHashGate>) {
  const begun: string[] = [];
  const releases = new Map<string, () => void>();
  const run = (name: string, isUrgent = false) =>
    gate.run(
      () => {
        begun.push(name);
        return new Promise<void>((resolve) => releases.set(name, resolve));
      },
      { isUrgent },
    );
  /** Whatever can begin has begun by then. */
  async function release(name?: string): Promise<void> {
    if (name !== undefined) releases.get(name)?.();
    await nextTick();
  }
  return { begun, run, release };
}

test('runs no more than so many at once, and urgent ones before those that wait', async () => {
  const { begun, run, release } = heldTasks(createHashGate({ atOnceMax: 2, waitingMax: 5 }));
  const all = [run('first'), run('second'), run('third'), run('urgent', true)];
  await release();
  expect(begun).toEqual(['first', 'second']);
  await release('first');
  expect(begun).toEqual(['first', 'second', 'urgent']);
  await release('urgent');
  expect(begun).toEqual(['first', 'second', 'urgent', 'third']);
  await release('second');
  await release('third');
  await Promise.all(all);
});

test('refuses what would wait too long, and leaves urgent ones a line of their own', async () => {
  const { run, release, begun } = heldTasks(createHashGate({ atOnceMax: 1, waitingMax: 1 }));
  const all = [run('first'), run('second')];
  await expect(run('third')).rejects.toThrow(NotReady);
  const urgent = run('urgent', true);
  for (const name of ['first', 'urgent', 'second']) await release(name);
  await Promise.all([...all, urgent]);
  expect(begun).toEqual(['first', 'urgent', 'second']);
});

test('a task that fails frees its place', async () => {
  const gate = createHashGate({ atOnceMax: 1, waitingMax: 1 });
  await expect(gate.run(() => Promise.reject(new Error('failed')), { isUrgent: false })).rejects.toThrow('failed');
  expect(await gate.run(() => Promise.resolve('next'), { isUrgent: false })).toBe('next');
});
