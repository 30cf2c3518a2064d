import type { Log } from '../../../plumbing/log.ts';
import { type Executor, readCatalogue, readRevision } from '../catalogue-store.ts';
import { atOnce, inSlices } from '../sliced.ts';
import { buildSnapshot, type Snapshot } from './snapshot.ts';

const lookEveryMs = 2_000;
const neverLoaded = -1n;

export interface SnapshotKeeper {
  current(): Snapshot;
  /** Settles when what is held is what was committed before the call. */
  refresh(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Holds the catalogue in memory and looks now and then whether somebody has changed it. No call ever waits for that. */
export function keepSnapshot({ tables, log }: { tables: Executor; log: Log }): SnapshotKeeper {
  let snapshot = atOnce(buildSnapshot({ suppliers: [], games: [] }, neverLoaded));
  let looking: Promise<void> | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;

  async function load(): Promise<void> {
    // Read first: what changes after it raises the number again, and the next look finds that.
    const { number } = await readRevision(tables);
    if (number !== snapshot.revision) snapshot = await inSlices(buildSnapshot(await readCatalogue(tables), number));
  }

  function look(): Promise<void> {
    looking ??= load().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  function lookQuietly(): void {
    look().catch((error: unknown) => log.warn({ err: error }, 'could not see whether the list of games has changed'));
  }

  async function refresh(): Promise<void> {
    // One that is under way may have looked too early.
    await looking?.catch(() => {});
    await look();
  }

  return {
    current: () => snapshot,
    refresh,
    async start() {
      await refresh();
      timer ??= setInterval(lookQuietly, lookEveryMs);
    },
    async stop() {
      clearInterval(timer);
      await looking?.catch(() => {});
    },
  };
}
