import { expect, test } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

const night = { fromMinute: 20 * 60, toMinute: 8 * 60 };

test.each([
  // Lagos is an hour ahead of UTC.
  ['2026-11-18T18:59:59Z', undefined],
  ['2026-11-18T19:00:00Z', '2026-11-19T07:00:00.000Z'],
  ['2026-11-18T23:30:10Z', '2026-11-19T07:00:00.000Z'],
  ['2026-11-19T06:59:59Z', '2026-11-19T07:00:00.000Z'],
  ['2026-11-19T07:00:00Z', undefined],
])('hours over midnight: at %s it is quiet until %s', (now, until) => {
  expect(quietUntil(new Date(now), night)?.toISOString()).toBe(until);
});

test('hours within a day, hours of no length, and none', () => {
  const noon = { fromMinute: 12 * 60, toMinute: 13 * 60 };
  expect(quietUntil(new Date('2026-11-18T11:30:00Z'), noon)?.toISOString()).toBe('2026-11-18T12:00:00.000Z');
  expect(quietUntil(new Date('2026-11-18T12:00:00Z'), noon)).toBeUndefined();
  expect(quietUntil(new Date('2026-11-18T11:30:00Z'), { fromMinute: 60, toMinute: 60 })).toBeUndefined();
  expect(quietUntil(new Date('2026-11-18T23:30:00Z'), undefined)).toBeUndefined();
});
