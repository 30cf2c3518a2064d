import { expect, test } from 'vitest';
import { canonicalUserName as canonical } from './user-name-rules.ts';

const canonicalUserName = (text: string) => canonical(text, '234');

test.each([
  '8031234567',
  '08031234567',
  '2348031234567',
  '+2348031234567',
  '23408031234567',
  '+23408031234567',
  '2342348031234567',
  '234+2348031234567',
  ' 8031234567 ',
])('reads %j as one number', (text) => {
  expect(canonicalUserName(text)).toBe('2348031234567');
});

test('takes 234 for a country code only where the number is long enough to have one', () => {
  expect(canonicalUserName('2345678901')).toBe('2342345678901');
  expect(canonicalUserName('234567890')).toBe('234234567890');
  expect(canonicalUserName('234803123456')).toBe('234803123456');
});

test.each([
  '',
  ' ',
  'abc',
  '80312345',
  '80312345678',
  '00031234567',
  '123456789012',
  '٨٠٣١٢٣٤٥٦٧',
  '803 123 4567',
  '8031234567;',
  '++2348031234567',
  '-8031234567',
  '8e9',
  '😀',
  '9'.repeat(10_000),
])('takes %j for no number', (text) => {
  expect(canonicalUserName(text)).toBeUndefined();
});
