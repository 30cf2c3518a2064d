import { expect, test } from 'vitest';
import { differenceOf } from './difference.ts';

test.each([
  [120, 100, { kind: 'more', percent: 20 }],
  [80, 100, { kind: 'less', percent: 20 }],
  [-50, 100, { kind: 'less', percent: 150 }],
  [100, 100, { kind: 'same' }],
  [1_000_001, 1_000_000, { kind: 'same' }],
  [5, 0, { kind: 'from-none' }],
  [5, -10, { kind: 'from-none' }],
  [0, 0, { kind: 'same' }],
])('%d beside %d a week ago', (today, lastWeek, difference) => {
  expect(differenceOf(today, lastWeek)).toEqual(difference);
});
