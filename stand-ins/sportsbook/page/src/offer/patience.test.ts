import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPatience } from './patience.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Draws this number, below 2 ** 32. */
const drawing = (value: number) => ({
  bytes(count: number) {
    const bytes = new Uint8Array(count);
    new DataView(bytes.buffer).setUint32(0, value);
    return bytes;
  },
});

test.each([
  [0, 1_000],
  [2_999, 3_999],
  [3_000, 1_000],
])('after a draw of %i acts once, in %i ms', (drawn, afterMs) => {
  const act = vi.fn();
  const { soon } = createPatience(act, drawing(drawn));
  for (let call = 0; call < 3; call += 1) soon();
  vi.advanceTimersByTime(afterMs - 1);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
  soon();
  vi.advanceTimersByTime(afterMs);
  expect(act).toHaveBeenCalledTimes(2);
});

test('acts no more once it is stopped', () => {
  const act = vi.fn();
  const { soon, stop } = createPatience(act, drawing(0));
  soon();
  stop();
  vi.advanceTimersByTime(10_000);
  expect(act).not.toHaveBeenCalled();
});
