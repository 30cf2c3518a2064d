import { expect, test } from 'vitest';
import { canonicalRefcode } from './refcode.ts';

test.each([
  ['radio-7', 'radio-7'],
  ['  Radio Lagos ', 'radio lagos'],
  ['WACHAMBUZI', 'wachambuzi'],
  ['a', 'a'],
  ['x'.repeat(60), 'x'.repeat(60)],
])('keeps %j as %j', (given, kept) => {
  expect(canonicalRefcode(given)).toBe(kept);
});

test.each([
  '',
  '   ',
  '-x',
  'x'.repeat(61),
  'a\nb',
  'a\u0000',
  '<b>',
  "a' or 1=1",
  'ra\u202edio',
  'рadio',
  '喜',
  '=1+1',
])('takes %j for no refcode', (given) => {
  expect(canonicalRefcode(given)).toBeUndefined();
});
