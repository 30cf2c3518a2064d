import { expect, test } from 'vitest';
import { mustStop } from './browser/slot-auto-rules.js';

const limits = { stopsOnFreeSpins: true, lossMaxMinor: 50_000, winMaxMinor: 100_000 };
const none = { stopsOnFreeSpins: false, lossMaxMinor: undefined, winMaxMinor: undefined };
const now = { beganWithMinor: 200_000, balanceMinor: 160_000, winMinor: 100_000, hasFreeSpins: false };

test('autoplay goes on while no limit is reached', () => {
  expect(mustStop(limits, now)).toBe(false);
  expect(mustStop(none, { ...now, balanceMinor: 0, winMinor: 9_000_000, hasFreeSpins: true })).toBe(false);
});

test.each([
  ['the balance has fallen by the limit', { balanceMinor: 150_000 }],
  ['one spin has won more than the limit', { winMinor: 100_001 }],
  ['free spins have come', { hasFreeSpins: true }],
  ['the balance is not known', { balanceMinor: undefined }],
])('autoplay stops when %s', (_what, change) => {
  expect(mustStop(limits, { ...now, ...change })).toBe(true);
});
