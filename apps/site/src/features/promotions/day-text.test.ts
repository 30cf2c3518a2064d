import { expect, it } from 'vitest';
import { dayText, lastDayText } from './day-text.ts';

it('tells the day of Lagos, whatever zone the phone is in', () => {
  expect(dayText('2026-11-01T00:00:00', 'en')).toBe('November 1, 2026');
  expect(dayText('2026-11-01T23:59:59', 'zh')).toBe('2026年11月1日');
});

it.each([
  ['2027-07-01T00:00:00', 'June 30, 2027'],
  ['2027-06-30T23:59:59', 'June 30, 2027'],
  ['2027-06-30T12:00:00', 'June 30, 2027'],
])('what ends at %s is on until %s', (endsAt, day) => {
  expect(lastDayText(endsAt, 'en')).toBe(day);
});
