import { describe, expect, it } from 'vitest';
import { clockText, dateWords, dayText, lastDayText, momentText } from './date-text.ts';

describe('momentText', () => {
  it.each([
    ['en', '15 Nov 2026, 22:13'],
    ['sw', '15 Nov 2026, 22:13'],
    ['zh', '2026年11月15日 22:13'],
  ])('tells a moment in %s to the minute', (language, text) => {
    expect(momentText('2026-11-15T22:13:05', language)).toBe(text);
    expect(momentText('2026-11-15T22:13:05.123', language)).toBe(text);
  });

  it('names the month in the language', () => {
    expect(momentText('2026-12-01T07:05:00', 'sw')).toBe('1 Des 2026, 07:05');
  });
});

describe('dayText', () => {
  it('tells the day of the market, whatever zone the phone is in', () => {
    expect(dayText('2026-11-01T00:00:00', 'en')).toBe('1 Nov 2026');
    expect(dayText('2026-11-01T23:59:59', 'zh')).toBe('2026年11月1日');
    expect(dayText('2026-11-01', 'en')).toBe('1 Nov 2026');
  });

  it.each([
    ['2027-07-01T00:00:00', '30 Jun 2027'],
    ['2027-06-30T23:59:59', '30 Jun 2027'],
    ['2027-06-30T12:00:00', '30 Jun 2027'],
  ])('what ends at %s is on until %s', (endsAt, day) => {
    expect(lastDayText(endsAt, 'en')).toBe(day);
  });
});

it('names the day in the market, wherever the phone is', () => {
  expect(dateWords('2026-11-21T00:30:00', 'en')).toMatchObject({ weekday: 'Sat', day: '21', month: 'Nov' });
  expect(dateWords('2026-11-21T23:30:00', 'zh')).toMatchObject({ weekday: '周六', day: '21', month: '11' });
});

it('shows hours and minutes', () => {
  expect(clockText('2026-11-21T15:05:59')).toBe('15:05');
});
