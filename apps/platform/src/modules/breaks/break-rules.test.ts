import { expect, test } from 'vitest';
import { addMonths, type Break, isInForce, mayAskToReturn, mayReplace } from './break-rules.ts';

const at = (day: string) => new Date(`2026-${day}T12:00:00Z`);
const timeOut = (endsAt: Date): Break => ({ kind: 'time-out', endsAt, returnsAt: null });
const exclusion = (endsAt: Date | null, returnsAt: Date | null = null): Break => ({
  kind: 'exclusion',
  endsAt,
  returnsAt,
});

test('a time-out is over at its end, an exclusion only when the player has asked to return and waited', () => {
  expect(isInForce(timeOut(at('03-02')), at('03-01'))).toBe(true);
  expect(isInForce(timeOut(at('03-02')), at('03-02'))).toBe(false);
  expect(isInForce(exclusion(at('03-02')), at('09-01'))).toBe(true);
  expect(isInForce(exclusion(at('03-02'), at('03-05')), at('03-04'))).toBe(true);
  expect(isInForce(exclusion(at('03-02'), at('03-05')), at('03-05'))).toBe(false);
});

test.each([
  ['a longer time-out', timeOut(at('03-02')), timeOut(at('03-09')), true],
  ['a shorter time-out', timeOut(at('03-09')), timeOut(at('03-02')), false],
  ['the same again', timeOut(at('03-02')), timeOut(at('03-02')), true],
  ['an exclusion after a time-out', timeOut(at('03-02')), exclusion(at('09-01')), true],
  ['an exclusion that ends before the time-out', timeOut(at('09-02')), exclusion(at('09-01')), false],
  ['a time-out during an exclusion', exclusion(at('03-02')), timeOut(at('12-01')), false],
  ['a longer exclusion', exclusion(at('03-02')), exclusion(at('09-01')), true],
  ['one for ever', exclusion(at('03-02')), exclusion(null), true],
  ['any end of one for ever', exclusion(null), exclusion(at('09-01')), false],
  ['a time-out beyond the wait of a return', exclusion(at('03-02'), at('03-05')), timeOut(at('03-09')), true],
  ['a time-out within the wait of a return', exclusion(at('03-02'), at('03-05')), timeOut(at('03-04')), false],
])('%s replaces it: %4$s', (_name, current, next, isAllowed) => {
  expect(mayReplace(current, next)).toBe(isAllowed);
});

test('a return is asked for once, after the end of an exclusion that has one', () => {
  expect(mayAskToReturn(exclusion(at('03-02')), at('03-02'))).toBe(true);
  expect(mayAskToReturn(exclusion(at('03-02')), at('03-01'))).toBe(false);
  expect(mayAskToReturn(exclusion(at('03-02'), at('03-05')), at('03-04'))).toBe(false);
  expect(mayAskToReturn(exclusion(null), at('03-04'))).toBe(false);
  expect(mayAskToReturn(timeOut(at('03-02')), at('03-04'))).toBe(false);
});

test("months later is the same day of the market's calendar, in which the month begins an hour before that of UTC", () => {
  expect(addMonths(new Date('2026-02-28T23:30:00Z'), 6)).toEqual(new Date('2026-08-31T23:30:00Z'));
  expect(addMonths(new Date('2026-08-30T23:30:00Z'), 6)).toEqual(new Date('2027-02-27T23:30:00Z'));
  expect(addMonths(new Date('2026-08-31T22:30:00Z'), 6)).toEqual(new Date('2027-02-28T22:30:00Z'));
});

test('months later is the same day, or the last of a shorter month', () => {
  expect(addMonths(new Date('2026-08-31T10:00:00Z'), 6)).toEqual(new Date('2027-02-28T10:00:00Z'));
  expect(addMonths(new Date('2026-11-18T10:00:00Z'), 60)).toEqual(new Date('2031-11-18T10:00:00Z'));
});
