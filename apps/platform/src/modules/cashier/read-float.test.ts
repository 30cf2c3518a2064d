import { expect, test } from 'vitest';
import { hoursLeft } from './read-float.ts';

test.each([
  { balanceMinor: 2_400n, dayMinor: 2_400n, hourMinor: 0n, left: 24 },
  { balanceMinor: 2_400n, dayMinor: 2_400n, hourMinor: 1_200n, left: 2 },
  { balanceMinor: 1_000n, dayMinor: 2_400n, hourMinor: 0n, left: 10 },
  { balanceMinor: 63n, dayMinor: 100n, hourMinor: 100n, left: 0.6 },
  { balanceMinor: -5n, dayMinor: 100n, hourMinor: 0n, left: 0 },
  { balanceMinor: 500n, dayMinor: 0n, hourMinor: 0n, left: null },
  { balanceMinor: null, dayMinor: 100n, hourMinor: 0n, left: null },
])('$balanceMinor with $dayMinor in a day and $hourMinor in the last hour lasts $left hours', ({ left, ...float }) => {
  expect(hoursLeft(float)).toBe(left);
});
