import { expect, test } from 'vitest';
import { wireBalance, wireFee } from './list-amounts.ts';

test.each([
  [0, 0n],
  [-12.5, -1_250n],
  ['-3.00', -300n],
  [1_500.05, 150_005n],
])('reads the balance %s', (written, minor) => {
  expect(wireBalance.parse(written)).toBe(minor);
});

test.each([1.234, '--1', 'NaN', ''])('refuses the balance %s', (written) => {
  expect(wireBalance.safeParse(written).success).toBe(false);
});

test.each([
  [14, 1_400n],
  [10.75, 1_075n],
  [1.005, 101n],
  [21.0175, 2_102n],
  [0, 0n],
])('reads the fee %s in whole kobo', (written, minor) => {
  expect(wireFee.parse(written)).toBe(minor);
});

test.each([-1, Number.NaN, 'many'])('refuses the fee %s', (written) => {
  expect(wireFee.safeParse(written).success).toBe(false);
});
