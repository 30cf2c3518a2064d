import { expect, it } from 'vitest';
import { birthDateOf, birthDateText, birthYears, days, months } from './birth-date.ts';

it('offers the years from 18 to 100 years ago', () => {
  const years = birthYears(2026);
  expect([years[0], years.at(-1), years.length]).toEqual(['2008', '1926', 83]);
});

it('offers the days 1 to 31 and the months 1 to 12', () => {
  expect([days[0], days.at(-1), days.length]).toEqual(['1', '31', 31]);
  expect([months[0], months.at(-1), months.length]).toEqual(['1', '12', 12]);
});

it('writes and reads a date', () => {
  expect(birthDateText({ day: '8', month: '2', year: '1990' })).toBe('1990-02-08');
  expect(birthDateOf('1990-02-08')).toEqual({ day: '8', month: '2', year: '1990' });
  expect(birthDateOf(null)).toEqual({ day: '', month: '', year: '' });
});
