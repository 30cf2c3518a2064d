import type { Bus } from './bus.ts';

/**
 * One look at a time at what other processes may have changed: a call during a look waits for that one. `refresh` settles when a look has
 * ended that began after it was called, so that everything committed before is known.
 */
export function lookOnce(load: () => Promise<void>) {
  let looking: Promise<void> | undefined;

  function look(): Promise<void> {
    looking ??= load().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  return {
    look,
    async refresh(): Promise<void> {
      // One that is under way may have looked too early.
      await looking?.catch(() => {});
      await look();
    },
    /** Settles when the look that is under way has ended, however it did. */
    async settle(): Promise<void> {
      await looking?.catch(() => {});
    },
  };
}

/** Looks as soon as another process publishes `topic`, and when such news may have been lost. Returns what ends that. */
export function lookWhenPublished(
  bus: Pick<Bus, 'subscribe' | 'onGap'>,
  topic: string,
  { refresh, onError }: { refresh(): Promise<void>; onError(error: unknown): void },
): () => void {
  const look = () => void refresh().catch(onError);
  const ends = [bus.subscribe(topic, look), bus.onGap(look)];
  return () => {
    for (const end of ends) end();
  };
}
