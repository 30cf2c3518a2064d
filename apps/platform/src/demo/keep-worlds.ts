import type { Clock } from '@harmattan/kernel/clock';
import { createWorker } from '@harmattan/process/worker';
import type { Log } from '../plumbing/log.ts';

const pollMs = 1_000;

/** Does what is due, and says whether there may be more. */
export type KeepWorld = () => Promise<boolean>;

/** Keeps each world in a loop of its own: one that fails or is slow does not delay the others. */
export function keepWorlds({ clock, log }: { clock: Clock; log: Log }, worlds: Record<string, KeepWorld>) {
  const workers = Object.entries(worlds).map(([world, keep]) =>
    createWorker({
      clock,
      pollMs,
      runNext: keep,
      onError: (error) => log.error({ err: error, world }, 'a demo world could not be kept'),
    }),
  );
  return {
    start() {
      for (const worker of workers) worker.start();
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
