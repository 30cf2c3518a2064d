import type { Clock } from '@harmattan/kernel/clock';

export interface Worker {
  start(): void;
  /** There is work now, rather than at the next poll. */
  wake(): void;
  /** Settles once everything under way has come to its end. */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  clock: Clock;
  /** From the end of a look without work to the begin of the next one. */
  pollMs: number;
  /** How many pieces of work are under way at once. */
  lanesMax?: number;
  /** Does one piece of work. True where there may be more. Where there are several lanes it calls `onFound` before it does the piece. */
  runNext(onFound: () => void): Promise<unknown>;
  /** A piece of work failed. Its lane goes on with the next poll. */
  onError(error: unknown): void;
}

/**
 * The loop of every process: does work while there is some, and polls otherwise. Several lanes work side by side, so that a slow piece
 * does not delay the others. One lane polls for all: a lane that finds work wakes the next one, in case there is more.
 */
export function createWorker({ clock, pollMs, lanesMax = 1, runNext, onError }: WorkerOptions): Worker {
  const resting: (() => void)[] = [];
  const stopping = new AbortController();
  let lanes: Promise<void>[] | undefined;
  let isPolling = false;
  let isWoken = false;

  /** With all lanes busy, the first that would rest looks once more: it may have looked too early. */
  function wake(): void {
    const goOn = resting.pop();
    if (goOn) goOn();
    else isWoken = true;
  }

  async function pollOnce(): Promise<void> {
    isPolling = true;
    await clock.sleep(pollMs, stopping.signal);
    isPolling = false;
    resting.pop()?.();
    if (resting.length > 0) void pollOnce();
  }

  async function rest(): Promise<void> {
    if (!isWoken) {
      const woken = new Promise<void>((resolve) => resting.push(resolve));
      if (!isPolling) void pollOnce();
      await woken;
    }
    isWoken = false;
  }

  async function look(): Promise<boolean> {
    try {
      return (await runNext(wake)) === true;
    } catch (error) {
      onError(error);
      return false;
    }
  }

  async function runLane(): Promise<void> {
    while (!stopping.signal.aborted) {
      const isMore = await look();
      if (!isMore && !stopping.signal.aborted) await rest();
    }
  }

  return {
    wake,
    start() {
      lanes ??= Array.from({ length: lanesMax }, runLane);
    },
    async stop() {
      stopping.abort();
      for (const goOn of resting.splice(0)) goOn();
      await Promise.all(lanes ?? []);
    },
  };
}
