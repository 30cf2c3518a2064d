import { expect, test } from 'vitest';
import { suggestAmount } from './suggest-amount.ts';

test.each([
  ['1500.50', 'exact', '1500.50'],
  ['1500.50', 'twice', '1500.50'],
  ['1500.50', 'late', '1500.50'],
  ['1500.50', 'short', '1400.50'],
  ['1500.50', 'over', '1600.50'],
  ['100.00', 'short', '1.00'],
  ['50.25', 'short', '1.00'],
] as const)('of %s it sends %s as %s', (asked, manner, amount) => {
  expect(suggestAmount(asked, manner)).toBe(amount);
});
