import type { Clock } from '@harmattan/kernel/clock';
import type { Log } from './log.ts';

export interface Lanes {
  start(): void;
  /** There is work now, rather than at the next poll. */
  wake(): void;
  /** Settles once everything under way has come to its end. */
  stop(): Promise<void>;
}

interface LanesOptions {
  clock: Clock;
  log: Log;
  lanesMax: number;
  pollMs: number;
  /** Does one piece of work, and says at once when it has found one. False when there was none. Does not throw. */
  runNext(onFound: () => void): Promise<boolean>;
}

/**
 * Works at several pieces side by side, so that a slow one does not delay the others. One poll is enough when there is nothing
 * to do: a lane that finds work wakes the next one, in case there is more.
 */
export function createLanes({ clock, log, lanesMax, pollMs, runNext }: LanesOptions): Lanes {
  const resting: (() => void)[] = [];
  let lanes: Promise<void>[] | undefined;
  let stopPolling: (() => void) | undefined;
  let stopping = false;
  let woken = false;

  /** With all lanes busy, the first that would rest looks once more: it may have looked too early. */
  function wake(): void {
    const goOn = resting.pop();
    if (goOn) goOn();
    else woken = true;
  }

  async function rest(): Promise<void> {
    if (!woken) await new Promise<void>((resolve) => resting.push(resolve));
    woken = false;
  }

  async function runLane(): Promise<void> {
    while (!stopping) {
      const foundWork = await runNext(wake);
      if (!foundWork && !stopping) await rest();
    }
  }

  return {
    wake,
    start() {
      lanes ??= Array.from({ length: lanesMax }, runLane);
      stopPolling ??= clock.every(pollMs, wake, (error) => log.error({ err: error }, 'a lane could not be woken'));
    },
    async stop() {
      stopping = true;
      stopPolling?.();
      for (const goOn of resting.splice(0)) goOn();
      await Promise.all(lanes ?? []);
    },
  };
}
