import { systemRandom } from '@harmattan/kernel/random';
import { expect, it } from 'vitest';
import { backOffMs } from './back-off.ts';

const drawing = (byte: number) => ({ bytes: (count: number) => new Uint8Array(count).fill(byte) });

it('doubles up to half a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((failures) => backOffMs(failures, drawing(0)))).toEqual([
    500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000,
  ]);
});

it('spreads over the upper half of the time', () => {
  const waits = Array.from({ length: 200 }, () => backOffMs(5, systemRandom));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(15_000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(30_000);
  expect(new Set(waits).size).toBeGreaterThan(100);
});
