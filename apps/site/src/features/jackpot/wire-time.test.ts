import { expect, it } from 'vitest';
import { clockText, dateWords, wireTimeMs } from './wire-time.ts';

it('reads the time of the wire as Lagos does, an hour before Greenwich', () => {
  expect(wireTimeMs('2026-11-21T00:30:00')).toBe(Date.UTC(2026, 10, 20, 23, 30));
});

it('names the day in Lagos, wherever the phone is', () => {
  expect(dateWords('2026-11-21T00:30:00', 'en')).toEqual({ weekday: 'Sat', day: '21', month: 'Nov' });
  expect(dateWords('2026-11-21T23:30:00', 'zh')).toEqual({ weekday: '周六', day: '21', month: '11' });
});

it('shows hours and minutes', () => {
  expect(clockText('2026-11-21T15:05:59')).toBe('15:05');
});
