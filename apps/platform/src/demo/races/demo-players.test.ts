import { expect, test } from 'vitest';
import { demoNumbers, targetMinor } from './demo-players.ts';

const race = { startsAt: new Date(1_000_000), endsAt: new Date(2_000_000) };
const targetAt = (at: number, ms: number) => targetMinor(at, race, new Date(ms));

test('each begins with a tenth of what they turn over, and has all of it at the end and no more after it', () => {
  expect(targetAt(0, 1_000_000)).toBe(30_00n);
  expect(targetAt(0, 1_500_000)).toBe(165_00n);
  expect([2_000_000, 9_000_000].map((ms) => targetAt(0, ms))).toEqual([300_00n, 300_00n]);
  expect(targetAt(0, 0)).toBe(30_00n);
});

test('the best of them turns over so little in a day that a newcomer can pass', () => {
  expect(targetAt(demoNumbers.length - 1, 2_000_000)).toBe(3_050_00n);
});

test('no two of them look alike', () => {
  expect(new Set(demoNumbers.map((number) => number.slice(-2))).size).toBe(demoNumbers.length);
});
