import { expect, test } from 'vitest';
import { createIds } from './ids.ts';
import { systemRandom } from './random.ts';

const noon = new Date('2026-11-15T12:00:00Z');

test('makes version 7 UUIDs that carry the time', () => {
  const id = createIds({ clock: { now: () => noon }, random: systemRandom }).next();
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(noon.getTime());
});

test('sorts in the order made, even when the clock stands still or goes back', () => {
  let nowMs = noon.getTime();
  const ids = createIds({ clock: { now: () => new Date(nowMs) }, random: systemRandom });
  const made = Array.from({ length: 10_000 }, (_, at) => {
    if (at === 5_000) nowMs -= 60_000;
    return ids.next();
  });
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
});
