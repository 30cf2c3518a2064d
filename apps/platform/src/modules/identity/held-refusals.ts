import type { Clock } from '@harmattan/kernel/clock';
import { type Random, randomBelow } from '@harmattan/kernel/random';

const holdMinMs = 2_000;
const holdMaxMs = 4_000;
/** Each holds a connection and a few kilobytes. */
export const heldMax = 2_000;

/** Delays refusals, so that callers which repeat a refused call at once make fewer calls. */
export interface HeldRefusals {
  /** Resolves after a random delay, and at once where too many are held already. */
  hold(): Promise<void>;
}

/** The delay is random so that callers which were refused together do not come back together. */
export function createHeldRefusals({ clock, random }: { clock: Pick<Clock, 'sleep'>; random: Random }): HeldRefusals {
  let held = 0;
  return {
    async hold() {
      if (held >= heldMax) return;
      held += 1;
      await clock.sleep(holdMinMs + randomBelow(random, holdMaxMs - holdMinMs));
      held -= 1;
    },
  };
}
