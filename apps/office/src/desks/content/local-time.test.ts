import { expect, test } from 'vitest';
import { fromLocalField, toLocalField } from './local-time.ts';

test('an instant comes back from its field as it went in, to the minute', () => {
  const instant = '2026-11-18T08:05:00.000Z';
  expect(fromLocalField(toLocalField(instant))).toBe(instant);
  expect(toLocalField(instant)).toMatch(/^2026-11-1\dT\d\d:05$/);
});

test('an empty field, and one with no time in it, is none', () => {
  expect([fromLocalField(''), fromLocalField('soon'), toLocalField(null)]).toEqual([null, null, '']);
});
