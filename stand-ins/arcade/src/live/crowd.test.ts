import { expect, test } from 'vitest';
import { createCrowd } from './crowd.ts';

function newCrowd() {
  let now = 0;
  const crowd = createCrowd<() => void>({ now: () => new Date(now) } as Parameters<typeof createCrowd>[0]);
  return { crowd, pass: (ms: number) => (now += ms) };
}

test('a table that a page has joined is not forgotten, however long the last one has gone', () => {
  const { crowd, pass } = newCrowd();
  crowd.join('roulette', () => undefined)();
  pass(3_600_000);
  expect(crowd.isWatched('roulette')).toBe(false);
  crowd.join('roulette', () => undefined);
  expect(crowd.forget('roulette')).toBe(false);
  expect(crowd.at('roulette')).toHaveLength(1);
});

test('a table is forgotten a minute after its last page', () => {
  const { crowd, pass } = newCrowd();
  crowd.join('roulette', () => undefined)();
  pass(59_000);
  expect(crowd.forget('roulette')).toBe(false);
  pass(2_000);
  expect(crowd.forget('roulette')).toBe(true);
  expect(crowd.tables()).toEqual([]);
});
