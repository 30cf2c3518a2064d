import { expect, it } from 'vitest';
import { wireTimeMs } from './wire-time.ts';

it('reads the time of the wire as Lagos does, an hour before Greenwich', () => {
  expect(wireTimeMs('2026-11-21T00:30:00')).toBe(Date.UTC(2026, 10, 20, 23, 30));
});
