/** A part of a process. */
export interface Service {
  start?(): void | Promise<void>;
  /** Settles once nothing of the part runs any more. */
  stop?(): void | Promise<void>;
}

/**
 * Starts services one after another and stops them in the opposite order; then the stop releases what `opened` holds. A start that
 * fails does the same at once with the services that had started, and throws its error.
 */
export function inOrder(services: readonly Service[], opened = new AsyncDisposableStack()) {
  let running = opened.move();
  return {
    async start(): Promise<void> {
      await using started = running.move();
      for (const service of services) {
        await service.start?.();
        started.defer(async () => service.stop?.());
      }
      running = started.move();
    },
    stop: (): Promise<void> => running.disposeAsync(),
  };
}
