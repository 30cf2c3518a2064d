import { heightAt, timeOf } from '@harmattan/fair/zeppelin/growth';
import { expect, test } from 'vitest';
import { skyAt } from './sky-at.ts';

const flights = [
  { startedMsAgo: 20_000, burst: 150 },
  { startedMsAgo: 60_000, burst: 342 },
];

test('a flight rises as the game has it, to its burst and no further', () => {
  for (const flownMs of [0, 1, 999, 5_000, 12_345, timeOf(342) - 1]) {
    const seen = skyAt(flights, 60_000 - flownMs);
    expect(seen?.isFlying).toBe(true);
    expect(Math.abs((seen?.height ?? 0) - heightAt(flownMs))).toBeLessThanOrEqual(1);
  }
  expect(skyAt(flights, 60_000 - timeOf(342) - 2)).toEqual({ height: 342, isFlying: false });
});

test('between two flights the last burst stands, and the next flight takes its place', () => {
  expect(skyAt(flights, 20_001)).toEqual({ height: 342, isFlying: false });
  expect(skyAt(flights, 20_000)).toEqual({ height: 100, isFlying: true });
  expect(skyAt(flights, 0)).toEqual({ height: 150, isFlying: false });
});

test('before the first flight that is known nothing is shown', () => {
  expect(skyAt(flights, 60_001)).toBeNull();
  expect(skyAt([], 0)).toBeNull();
});
