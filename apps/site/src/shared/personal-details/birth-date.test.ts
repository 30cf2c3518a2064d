import { expect, it } from 'vitest';
import { birthDateOf, birthDateText, birthYears } from './birth-date.ts';

it('offers the years from 18 to 100 years ago', () => {
  const years = birthYears(2026);
  expect([years[0], years.at(-1), years.length]).toEqual(['2008', '1926', 83]);
});

it('writes and reads a date', () => {
  expect(birthDateText({ day: '8', month: '2', year: '1990' })).toBe('1990-02-08');
  expect(birthDateOf('1990-02-08')).toEqual({ day: '8', month: '2', year: '1990' });
  expect(birthDateOf(null)).toEqual({ day: '', month: '', year: '' });
});
