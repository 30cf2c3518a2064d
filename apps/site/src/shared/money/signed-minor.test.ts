import { expect, it } from 'vitest';
import { signedMinor } from './signed-minor.ts';

it.each([
  [0, 0n],
  [-0, 0n],
  [12.5, 1_250n],
  [-12.5, -1_250n],
  [Number.NaN, undefined],
  [-1.005, undefined],
])('%d is %s', (amount, minor) => {
  expect(signedMinor(amount)).toBe(minor);
});
