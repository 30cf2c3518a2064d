import { expect, test } from 'vitest';
import { naira } from './browser/naira.js';

test.each([
  ['5.00', '₦\u202f5.00'],
  ['999.99', '₦\u202f999.99'],
  ['1500.50', '₦\u202f1,500.50'],
  ['12345678.90', '₦\u202f12,345,678.90'],
])('writes %s for people', (amount, words) => {
  expect(naira(amount)).toBe(words);
});
