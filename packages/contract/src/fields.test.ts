import { expect, test } from 'vitest';
import { z } from 'zod';
import { naira, signedNaira } from './fields.ts';

test('an amount is never below zero, and a balance may be', () => {
  expect(z.decode(naira, 1500.5)).toBe(150_050n);
  expect(() => z.decode(naira, -0.01)).toThrow();
  expect(() => z.encode(naira, -1n)).toThrow();
  for (const [amount, kobo] of [
    [-1500.5, -150_050n],
    [-0.01, -1n],
    [0, 0n],
    [0.07, 7n],
  ] as const) {
    expect(z.decode(signedNaira, amount)).toBe(kobo);
    expect(z.encode(signedNaira, kobo)).toBe(amount);
  }
  expect(() => z.decode(signedNaira, -0.001)).toThrow();
});
