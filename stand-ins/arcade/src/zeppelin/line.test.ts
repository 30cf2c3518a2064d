import { expect, test } from 'vitest';
import { givenUpMs, isHelloDue, isLost, silentMaxMs } from './browser/zeppelin-line.js';

const line = { isOpen: true, openedAt: 0, heardAt: 10_000, askedAt: undefined as number | undefined };

test('a line is lost when nothing is heard on it, or a greeting stays unanswered, and within two seconds', () => {
  expect(isLost(line, 10_000 + silentMaxMs)).toBe(false);
  expect(isLost(line, 10_001 + silentMaxMs)).toBe(true);
  // Something is heard, but what the page says does not arrive.
  const unheard = { ...line, heardAt: 20_000, askedAt: 18_000 };
  expect(isLost(unheard, 18_000 + silentMaxMs)).toBe(false);
  expect(isLost(unheard, 18_001 + silentMaxMs)).toBe(true);
  expect(isLost({ ...line, isOpen: false }, 10_000)).toBe(true);
  // A greeting is due 400 ms after the one before, and the line is looked at every 100 ms.
  expect(400 + silentMaxMs + 100).toBeLessThan(2_000);
  expect(givenUpMs).toBeGreaterThan(silentMaxMs);
});

test('with something on board the page greets more often, and never twice without an answer', () => {
  const due = (change: object, holds: boolean, sinceMs: number) =>
    isHelloDue({ ...line, ...change }, { nowMs: 10_000 + sinceMs, lastHelloAt: 10_000, holds });
  expect([due({}, true, 399), due({}, true, 400)]).toEqual([false, true]);
  expect([due({}, false, 9_999), due({}, false, 10_000)]).toEqual([false, true]);
  expect(due({ askedAt: 9_000 }, true, 60_000)).toBe(false);
  expect(due({ isOpen: false }, true, 60_000)).toBe(false);
});
