import { expect, test } from 'vitest';
import { cacheFor } from './cache-for.ts';

function setUp() {
  let nowMs = 1_000_000;
  let looks = 0;
  let fails = false;
  const clock = { now: () => new Date(nowMs) };
  const kept = cacheFor({ clock, ms: 1_000, cachedMax: 2 }, async (key: string) => {
    looks += 1;
    if (fails) throw new Error('broken');
    return `${key}${looks}`;
  });
  return {
    kept,
    looks: () => looks,
    move: (ms: number) => {
      nowMs += ms;
    },
    fail: (isBroken: boolean) => {
      fails = isBroken;
    },
  };
}

test('a hundred who ask at once cost one look, and who asks later another', async () => {
  const { kept, looks, move } = setUp();
  expect(new Set(await Promise.all(Array.from({ length: 100 }, () => kept.get('a'))))).toEqual(new Set(['a1']));
  move(999);
  expect(await kept.get('a')).toBe('a1');
  move(1);
  expect(await kept.get('a')).toBe('a2');
  expect(looks()).toBe(2);
});

test('what failed is looked for again at once', async () => {
  const { kept, fail } = setUp();
  fail(true);
  await expect(kept.get('a')).rejects.toThrow('broken');
  fail(false);
  expect(await kept.get('a')).toBe('a2');
});

test('it forgets when it is told to, when it holds too much, and when the clock was set back', async () => {
  const { kept, move } = setUp();
  await kept.get('a');
  kept.clear();
  expect(await kept.get('a')).toBe('a2');
  await kept.get('b');
  await kept.get('c');
  expect(await kept.get('a')).toBe('a5');
  move(-10_000);
  expect(await kept.get('a')).toBe('a6');
});
