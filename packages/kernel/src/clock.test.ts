import { getEventListeners } from 'node:events';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { movableClock, systemClock } from './clock.ts';

afterEach(() => void vi.useRealTimers());

const rethrow = (error: unknown) => {
  throw error;
};

/** Timers that keep this process alive. */
const livingTimers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

test('goes on ticking from where it was moved to', () => {
  let nowMs = 1_000;
  const clock = movableClock({ ...systemClock, now: () => new Date(nowMs) });
  clock.setOffset(60_000);
  expect(clock.now().getTime()).toBe(61_000);
  nowMs += 5;
  expect(clock.now().getTime()).toBe(61_005);
});

describe('sleep', () => {
  test('ends after its time, and not when the present is moved', async () => {
    vi.useFakeTimers();
    const clock = movableClock(systemClock);
    const ended = vi.fn();
    void clock.sleep(1_000).then(ended);
    clock.setOffset(60_000);
    await vi.advanceTimersByTimeAsync(999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledOnce();
  });

  test('ends at once when it is aborted, and leaves no timer', async () => {
    vi.useFakeTimers();
    const stopping = new AbortController();
    const asleep = systemClock.sleep(60_000, stopping.signal);
    stopping.abort();
    await asleep;
    await systemClock.sleep(60_000, stopping.signal);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('leaves no listener on a signal that outlives it', async () => {
    const { signal } = new AbortController();
    await systemClock.sleep(1, signal);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  test('keeps the process alive', async () => {
    const before = livingTimers();
    const stopping = new AbortController();
    const asleep = systemClock.sleep(60_000, stopping.signal);
    expect(livingTimers()).toBe(before + 1);
    stopping.abort();
    await asleep;
    expect(livingTimers()).toBe(before);
  });
});

describe('every', () => {
  test('works once in each interval until it is stopped', async () => {
    vi.useFakeTimers();
    const work = vi.fn();
    const stop = systemClock.every(1_000, work, rethrow);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3_500);
    expect(work).toHaveBeenCalledTimes(3);
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(work).toHaveBeenCalledTimes(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('skips the turns of a run that is under way', async () => {
    vi.useFakeTimers();
    const runs: PromiseWithResolvers<void>[] = [];
    const stop = systemClock.every(1_000, () => runs[runs.push(Promise.withResolvers()) - 1]?.promise, rethrow);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(runs.length).toBe(1);
    runs[0]?.resolve();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(runs.length).toBe(2);
    stop();
  });

  test('gives what is thrown or rejected to its callback, and goes on', async () => {
    vi.useFakeTimers();
    const errors: unknown[] = [];
    const works = [
      () => {
        throw new Error('thrown');
      },
      () => Promise.reject(new Error('rejected')),
      () => {},
    ];
    let runs = 0;
    const stop = systemClock.every(
      1_000,
      () => works[runs++]?.(),
      (error) => errors.push(error),
    );
    await vi.advanceTimersByTimeAsync(3_000);
    expect(runs).toBe(3);
    expect(errors).toEqual([new Error('thrown'), new Error('rejected')]);
    stop();
  });

  test('does not keep the process alive', () => {
    const before = livingTimers();
    const stop = systemClock.every(60_000, () => {}, rethrow);
    expect(livingTimers()).toBe(before);
    stop();
  });
});

test('waits by the timers that the process has now, as a simulation replaces them', async () => {
  const own = globalThis.setTimeout;
  try {
    const replaced = vi.fn((run: () => void) => void run());
    Object.assign(globalThis, { setTimeout: (run: () => void) => queueMicrotask(() => replaced(run)) });
    await systemClock.sleep(60_000);
    expect(replaced).toHaveBeenCalledOnce();
  } finally {
    globalThis.setTimeout = own;
  }
});
