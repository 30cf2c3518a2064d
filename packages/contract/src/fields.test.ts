import { expect, test } from 'vitest';
import { z } from 'zod';
import { major, signedMajor } from './fields.ts';

test('an amount is never below zero, and a balance may be', () => {
  expect(z.decode(major, 1500.5)).toBe(150_050n);
  expect(() => z.decode(major, -0.01)).toThrow();
  expect(() => z.encode(major, -1n)).toThrow();
  for (const [amount, minor] of [
    [-1500.5, -150_050n],
    [-0.01, -1n],
    [0, 0n],
    [0.07, 7n],
  ] as const) {
    expect(z.decode(signedMajor, amount)).toBe(minor);
    expect(z.encode(signedMajor, minor)).toBe(amount);
  }
  expect(() => z.decode(signedMajor, -0.001)).toThrow();
});
