import { expect, it } from 'vitest';
import { userNameText } from '../../shared/forms/user-name-text.ts';
import { balanceText } from './balance-text.ts';

it.each([
  [0, '0.00'],
  [24815.5, '24,815.50'],
  [12345678.9, '12,345,678.90'],
  [9999999999999.99, '9,999,999,999,999.99'],
])('shows the balance %d as %s', (balance, text) => {
  expect(balanceText(balance)).toBe(text);
});

it.each([
  ['2348031234567', '234 803 123 4567'],
  ['234803123456', '234 803 123 456'],
])('shows the user name %s as %s', (userName, text) => {
  expect(userNameText(userName)).toBe(text);
});
