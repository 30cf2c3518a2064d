import type { Clock } from '@harmattan/kernel/clock';
import { createLanes } from '../../plumbing/lanes.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { deliverToMany } from './write-to-many.ts';

const pollMs = 1_000;

/** Takes what was written to many to their inboxes, a piece at a time. Any number of processes may do this at once. */
export function createKeeper(
  deps: Omit<MessagesDeps, 'wake'> & { clock: Clock },
  duties: { runDemo?: () => Promise<boolean> },
) {
  /** What fails is tried again later, and holds up nothing else. */
  async function safely(duty: string, work: () => Promise<boolean>): Promise<boolean> {
    try {
      return await work();
    } catch (error) {
      deps.log.error({ err: error, duty }, 'messages could not be taken further');
      return false;
    }
  }

  /** Does one piece of everything that is due. Says whether there may be more. */
  async function keepOnce(): Promise<boolean> {
    const found = [await safely('deliver to many', () => deliverToMany(deps))];
    if (duties.runDemo) found.push(await safely('demo', duties.runDemo));
    return found.includes(true);
  }

  const lane = createLanes({ clock: deps.clock, log: deps.log, lanesMax: 1, pollMs, runNext: keepOnce });
  return { keepOnce, wake: lane.wake, start: lane.start, stop: lane.stop };
}
