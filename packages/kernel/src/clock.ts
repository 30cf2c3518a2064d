/** Reads the present and waits for nothing. */
export interface Present {
  now(): Date;
}

/**
 * The only source of the present and of waiting. Code that depends on time takes one, so that a test can move it.
 *
 * Durations are elapsed time: setting `now` forward ends no wait.
 */
export interface Clock extends Present {
  /**
   * Resolves after `ms`, and at once when `signal` is aborted: the caller reads `signal.aborted`. It never rejects. A sleep keeps
   * the process alive, since a caller waits for it.
   */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /**
   * Calls `work` every `ms`, first after `ms`, until the returned function is called. Work that is under way then goes on.
   *
   * - It does not keep the process alive: a process lives by what it serves.
   * - Runs never overlap: while the promise of the last run is pending, its turns are skipped.
   * - What `work` throws or rejects with goes to `onError`, and the next turn comes. An error never ends the process.
   */
  every(ms: number, work: () => unknown, onError: (error: unknown) => void): () => void;
}

export const systemClock: Clock = { now: () => new Date(), sleep, every };

// The timers are looked up in each call: a simulation replaces the process's own.
function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    function end(): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    }
    // biome-ignore lint/plugin: The clock is where the timers are.
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
}

function every(ms: number, work: () => unknown, onError: (error: unknown) => void): () => void {
  let isRunning = false;
  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      await work();
    } catch (error) {
      onError(error);
    } finally {
      isRunning = false;
    }
  }
  // biome-ignore lint/plugin: The clock is where the timers are.
  const timer = setInterval(run, ms);
  timer.unref();
  return () => clearInterval(timer);
}

/** A clock that a test may set forward; it goes on ticking from there. */
export interface MovableClock extends Clock {
  setOffset(offsetMs: number): void;
}

export function movableClock(base: Clock): MovableClock {
  let offsetMs = 0;
  return {
    ...base,
    now: () => new Date(base.now().getTime() + offsetMs),
    setOffset(ms) {
      offsetMs = ms;
    },
  };
}
