import { systemRandom } from '@harmattan/kernel/random';
import { expect, test } from 'vitest';
import { createHeldRefusals, heldMax } from './held-refusals.ts';

test('holds each refusal for a few seconds, and so many at most', async () => {
  const sleeping: { ms: number; end(): void }[] = [];
  const clock = { sleep: (ms: number) => new Promise<void>((resolve) => sleeping.push({ ms, end: resolve })) };
  const { hold } = createHeldRefusals({ clock, random: systemRandom });
  const held = Array.from({ length: heldMax }, hold);
  await hold();
  expect(sleeping.length, 'one more is not held').toBe(heldMax);
  expect(sleeping.every(({ ms }) => ms >= 2_000 && ms < 4_000)).toBe(true);
  expect(new Set(sleeping.map(({ ms }) => ms)).size, 'they do not end together').toBeGreaterThan(heldMax / 4);

  sleeping[0]?.end();
  await held[0];
  const next = hold();
  expect(sleeping.length, 'a free place is used again').toBe(heldMax + 1);
  for (const { end } of sleeping) end();
  await Promise.all([...held, next]);
});
