import { expect, test } from 'vitest';
import { movableClock } from './clock.ts';

test('goes on ticking from where it was moved to', () => {
  let nowMs = 1_000;
  const clock = movableClock({ now: () => new Date(nowMs) });
  clock.setOffset(60_000);
  expect(clock.now().getTime()).toBe(61_000);
  nowMs += 5;
  expect(clock.now().getTime()).toBe(61_005);
});
