import { NotReady } from '../../plumbing/not-ready.ts';

const waitingOfKeyMax = 200;
const waitingMax = 2_000;

/** Runs the tasks of one key one after another, and those of different keys side by side. */
export interface Turns {
  take<Result>(key: string, task: () => Promise<Result>): Promise<Result>;
}

/** Too many tasks at once are refused rather than kept waiting. */
export function createTurns(): Turns {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>();
  let waiting = 0;
  return {
    async take(key, task) {
      const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 };
      if (line.length >= waitingOfKeyMax || waiting >= waitingMax) throw new NotReady('too many sign-ins at once');
      const before = line.last;
      line.length += 1;
      waiting += 1;
      const turn = (async () => {
        await before;
        return task();
      })();
      // The next task does not care how this one ended.
      line.last = turn.catch(() => undefined);
      lines.set(key, line);
      try {
        return await turn;
      } finally {
        line.length -= 1;
        waiting -= 1;
        if (line.length === 0) lines.delete(key);
      }
    },
  };
}
