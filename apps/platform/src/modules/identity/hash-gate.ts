import { NotReady } from '../../plumbing/not-ready.ts';

export interface HashGate {
  /** Urgent tasks are run before the others. Refuses with `NotReady` where too many wait. */
  run<Result>(task: () => Promise<Result>, options: { isUrgent: boolean }): Promise<Result>;
}

/**
 * A password hash takes a whole core for a while, on purpose. The gate leaves the other cores and threads to the rest of the
 * product. What a sign-in costs before its hash is limited by the sign-in door.
 */
export function createHashGate({ atOnceMax, waitingMax }: { atOnceMax: number; waitingMax: number }): HashGate {
  const urgent: (() => void)[] = [];
  const ordinary: (() => void)[] = [];
  let underWay = 0;

  async function enter(line: (() => void)[]): Promise<void> {
    if (underWay < atOnceMax) {
      underWay += 1;
      return;
    }
    if (line.length >= waitingMax) throw new NotReady('too many passwords to verify at once');
    // The place is handed over: the count of tasks under way stays as it is.
    await new Promise<void>((resolve) => line.push(resolve));
  }

  function leave(): void {
    const next = urgent.shift() ?? ordinary.shift();
    if (next) next();
    else underWay -= 1;
  }

  return {
    async run(task, { isUrgent }) {
      await enter(isUrgent ? urgent : ordinary);
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
