import type { Clock } from '@harmattan/kernel/clock';

export interface Worker {
  start(): void;
  /** Ends after the round that is under way. */
  stop(): Promise<void>;
}

/** Does a round of work again and again, never two at a time. A round that fails is told of, and the next one comes. */
export function createWorker(options: {
  clock: Clock;
  /** From the end of a round to the begin of the next one. */
  everyMs: number;
  round(): Promise<void>;
  onError(error: unknown): void;
}): Worker {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await options.round().catch(options.onError);
      await options.clock.sleep(options.everyMs, stopping.signal);
    }
  }

  return {
    start() {
      running = run();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
