import { expect, test } from 'vitest';
import { moneyText, plainAmount } from './browser/money.js';

const limits = { minMinor: 1_000, maxMinor: 1_000_000 };

test.each([
  ['100', '100.00'],
  ['0100', '100.00'],
  ['1,000.5', '1000.50'],
  ['₦ 50', '50.00'],
  ['10.00', '10.00'],
  ['10000', '10000.00'],
  ['1 000', '1000.00'],
  [' 1,000\n', '1000.00'],
])('reads %s as %s', (typed, plain) => {
  expect(plainAmount(typed, limits)).toBe(plain);
});

test.each(['', 'abc', '-5', '1e3', '9.99', '10000.01', '10.001', '1.2.3', '12,50', '1,00', '1,0000', '1 5', '50,'])(
  'takes %s for no stake',
  (typed) => {
    expect(plainAmount(typed, limits)).toBeUndefined();
  },
);

test('writes amounts for people', () => {
  expect(moneyText('1234567.50', '₦')).toBe('₦\u202f1,234,567.50');
});
