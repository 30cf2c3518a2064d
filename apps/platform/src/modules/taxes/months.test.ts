import { expect, test } from 'vitest';
import { endOf, monthOf, payableOf } from './months.ts';

test("a month is the market's, which is an hour ahead", () => {
  expect(monthOf(new Date('2026-03-31T22:59:59Z'))).toBe('2026-03-01');
  expect(monthOf(new Date('2026-03-31T23:00:00Z'))).toBe('2026-04-01');
  expect(endOf('2026-12-01')).toEqual(new Date('2026-12-31T23:00:00Z'));
});

test('what a month gave back beyond what it withheld is taken off the next one', () => {
  expect(payableOf({ dueMinor: -300n, carriedMinor: 0n })).toEqual({ payableMinor: 0n, carriesMinor: -300n });
  expect(payableOf({ dueMinor: 200n, carriedMinor: -300n })).toEqual({ payableMinor: 0n, carriesMinor: -100n });
  expect(payableOf({ dueMinor: 500n, carriedMinor: -100n })).toEqual({ payableMinor: 400n, carriesMinor: 0n });
});
