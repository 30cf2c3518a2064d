import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { NotReady } from '../../plumbing/not-ready.ts';
import { createTurns } from './turns.ts';

test('runs the tasks of a key in order and one at a time, and those of another key beside them', async () => {
  const turns = createTurns();
  const events: string[] = [];
  const task = (name: string) => async () => {
    events.push(`${name} begins`);
    await nextTick();
    events.push(`${name} ends`);
    return name;
  };
  const results = await Promise.all([
    turns.take('a', task('a1')),
    turns.take('a', task('a2')),
    turns.take('b', task('b1')),
  ]);
  expect(results).toEqual(['a1', 'a2', 'b1']);
  expect(events.filter((event) => event.startsWith('a'))).toEqual(['a1 begins', 'a1 ends', 'a2 begins', 'a2 ends']);
  expect(events.indexOf('b1 begins')).toBeLessThan(events.indexOf('a1 ends'));
});

test('a task that fails passes the turn on', async () => {
  const turns = createTurns();
  const failed = turns.take('a', () => Promise.reject(new Error('failed')));
  const next = turns.take('a', () => Promise.resolve('next'));
  await expect(failed).rejects.toThrow('failed');
  expect(await next).toBe('next');
});

test('refuses more than two hundred tasks of a key, and takes them again afterwards', async () => {
  const turns = createTurns();
  const gate = Promise.withResolvers<string>();
  const taken = Array.from({ length: 200 }, () => turns.take('a', () => gate.promise));
  await expect(turns.take('a', () => gate.promise)).rejects.toThrow(NotReady);
  gate.resolve('done');
  expect(await Promise.all(taken)).toHaveLength(200);
  expect(await turns.take('a', () => Promise.resolve('again'))).toBe('again');
});
