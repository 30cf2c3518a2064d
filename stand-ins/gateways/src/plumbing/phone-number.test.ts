import { expect, test } from 'vitest';
import { canonicalNumber, readableNumber } from './phone-number.ts';

test.each([
  '8031234567',
  '08031234567',
  '2348031234567',
  '+2348031234567',
  '002348031234567',
  '23408031234567',
  ' 0803 123-4567 ',
  '(0803) 123.4567',
])('knows %j for one and the same number', (text) => {
  expect(canonicalNumber(text)).toBe('2348031234567');
});

test.each([
  ['255712345678', '255712345678'],
  ['+255 712 345 678', '255712345678'],
  ['803123456', '234803123456'],
])('reads %j as %s', (text, number) => {
  expect(canonicalNumber(text)).toBe(number);
});

test.each(['', ' ', 'abc', '12', '+', '0', '٨٠٣١٢٣٤٥٦٧', '1'.repeat(16), '<b>8031234567', '8031234567;'])(
  'takes %j for no number',
  (text) => {
    expect(canonicalNumber(text)).toBeUndefined();
  },
);

test('writes a number as people at home do, and leaves others their country code', () => {
  expect(readableNumber('2348031234567')).toBe('0803 123 4567');
  expect(readableNumber('234803123456')).toBe('0803 123 456');
  expect(readableNumber('255712345678')).toBe('+255712345678');
});
