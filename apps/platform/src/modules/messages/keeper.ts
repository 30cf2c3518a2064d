import type { Clock } from '@harmattan/kernel/clock';
import { createDueWorker } from '@harmattan/process/due-worker';
import { isUnderWay } from './bulletins-store.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { deliverToMany } from './write-to-many.ts';

/** Takes what was written to many to their inboxes, a piece at a time. Any number of processes may do this at once. */
export function createKeeper(deps: Omit<MessagesDeps, 'wake' | 'onQuestion'> & { clock: Clock }) {
  /** Delivers one piece of the bulletins that are due. Says whether there may be more. */
  const keepOnce = () => deliverToMany(deps);

  const worker = createDueWorker({
    ...{ pool: deps.pool, clock: deps.clock, isDue: isUnderWay },
    runNext: keepOnce,
    onError: (error) => deps.log.error({ err: error }, 'bulletins could not be delivered'),
  });
  return { keepOnce, ...worker };
}
