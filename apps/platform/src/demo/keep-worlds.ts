import type { Clock } from '@harmattan/kernel/clock';
import { createDueWorker } from '@harmattan/process/due-worker';
import { type Sql, sql } from '@harmattan/process/sql';
import type { Database } from '../plumbing/db/database.ts';
import type { Log } from '../plumbing/log.ts';

/** Does what is due, and says whether there may be more. */
export type KeepWorld = () => Promise<boolean>;

export interface World {
  keep: KeepWorld;
  /** Without it, the world is kept each second. */
  isDue?: Sql;
}

/** Keeps each world in a loop of its own: one that fails or is slow does not delay the others. */
export function keepWorlds(
  { database, clock, log }: { database: Database; clock: Clock; log: Log },
  worlds: Record<string, World>,
) {
  const workers = Object.entries(worlds).map(([world, { keep, isDue = sql`true` }]) =>
    createDueWorker({
      ...{ pool: database.pool, clock, isDue },
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
