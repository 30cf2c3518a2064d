export interface Worker {
  start(): void;
  /** Ends after the round that is under way. */
  stop(): Promise<void>;
}

/** Does a round of work again and again, never two at a time. A round that fails is told of, and the next one comes. */
export function createWorker(options: {
  everyMs: number;
  round(): Promise<void>;
  onError(error: unknown): void;
}): Worker {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();
  let isStopped = false;

  function next(): void {
    underWay = options
      .round()
      .catch(options.onError)
      .then(() => {
        if (!isStopped) timer = setTimeout(next, options.everyMs);
      });
  }

  return {
    start: next,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}
