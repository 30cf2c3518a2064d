import { expect, test } from 'vitest';
import { canonicalRefcode } from './refcode.ts';

test.each([
  ['radio-7', 'radio-7'],
  ['  Radio Lagos ', 'radio lagos'],
  ['WACHAMBUZI', 'wachambuzi'],
  ['a', 'a'],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['Rádio Naija (8/10)', 'rádio naija (8/10)'],
  ['喜', '喜'],
  ["a' or 1=1", "a' or 1=1"],
])('keeps %j as %j', (given, kept) => {
  expect(canonicalRefcode(given)).toBe(kept);
});

test.each(['', '   ', '-x', 'x'.repeat(201), 'a\nb', 'a\u0000', '<b>', 'ra\u202edio', '=1+1'])(
  'takes %j for no refcode',
  (given) => {
    expect(canonicalRefcode(given)).toBeUndefined();
  },
);
