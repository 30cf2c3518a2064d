import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPolling } from './start-polling.ts';

let page: EventTarget & { hidden: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(isShown: boolean): void {
  page.hidden = !isShown;
  page.dispatchEvent(new Event('visibilitychange'));
}

it('asks at once and then at every interval', async () => {
  const ask = vi.fn();
  startPolling({ everyMs: 10_000, ask });
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('rests while the page is hidden and asks at once when it shows', async () => {
  const ask = vi.fn();
  startPolling({ everyMs: 10_000, ask });
  show(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  show(true);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('does not ask a second time before the first answer', async () => {
  let answer = () => {};
  const ask = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  startPolling({ everyMs: 10_000, ask });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(1);
  answer();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('stops for good, and tells the one under way', async () => {
  const ask = vi.fn((_signal: AbortSignal) => {});
  const stop = startPolling({ everyMs: 10_000, ask });
  stop();
  show(false);
  show(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask.mock.calls[0]?.[0].aborted).toBe(true);
});
