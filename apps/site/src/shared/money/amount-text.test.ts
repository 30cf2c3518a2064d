import { expect, it } from 'vitest';
import { amountText, plainAmount } from './amount-text.ts';

it.each([
  [0, '0.00', '0.00'],
  [12_345.5, '12,345.50', '12345.50'],
  [-1_250, '-1,250.00', '-1250.00'],
  [-0.05, '-0.05', '-0.05'],
])('writes %d for the table and for the file', (amount, shown, plain) => {
  expect(amountText(amount)).toBe(shown);
  expect(plainAmount(amount)).toBe(plain);
});
