import { expect, it } from 'vitest';
import { wireTimeText } from './wire-time-text.ts';

it('parts the day from the hour and leaves fractions out', () => {
  expect(wireTimeText('2026-11-15T13:05:00')).toBe('2026-11-15 13:05:00');
  expect(wireTimeText('2026-11-15T13:05:00.123')).toBe('2026-11-15 13:05:00');
});
