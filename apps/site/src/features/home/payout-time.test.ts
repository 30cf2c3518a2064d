import { expect, it } from 'vitest';
import { payoutTime } from './payout-time.ts';

it.each([
  [0, { unit: 'minutes', count: 1 }],
  [60, { unit: 'minutes', count: 1 }],
  [61, { unit: 'minutes', count: 2 }],
  [3_600, { unit: 'minutes', count: 60 }],
  [3_601, { unit: 'hours', count: 2 }],
])('%d seconds are said as %j', (seconds, said) => {
  expect(payoutTime(seconds)).toEqual(said);
});
