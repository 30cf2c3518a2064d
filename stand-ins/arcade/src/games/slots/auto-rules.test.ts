import { expect, test } from 'vitest';
import { mustStop } from './browser/slot-auto-rules.js';

const limits = { stopsOnFreeSpins: true, lossMaxKobo: 50_000, winMaxKobo: 100_000 };
const none = { stopsOnFreeSpins: false, lossMaxKobo: undefined, winMaxKobo: undefined };
const now = { beganWithKobo: 200_000, balanceKobo: 160_000, winKobo: 100_000, hasFreeSpins: false };

test('autoplay goes on while no limit is reached', () => {
  expect(mustStop(limits, now)).toBe(false);
  expect(mustStop(none, { ...now, balanceKobo: 0, winKobo: 9_000_000, hasFreeSpins: true })).toBe(false);
});

test.each([
  ['the balance has fallen by the limit', { balanceKobo: 150_000 }],
  ['one spin has won more than the limit', { winKobo: 100_001 }],
  ['free spins have come', { hasFreeSpins: true }],
  ['the balance is not known', { balanceKobo: undefined }],
])('autoplay stops when %s', (_what, change) => {
  expect(mustStop(limits, { ...now, ...change })).toBe(true);
});
