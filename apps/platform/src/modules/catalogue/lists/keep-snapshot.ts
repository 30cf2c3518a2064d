import type { Clock } from '@harmattan/kernel/clock';
import { createDueWorker } from '@harmattan/process/due-worker';
import type pg from 'pg';
import type { Bus } from '../../../plumbing/bus.ts';
import type { Log } from '../../../plumbing/log.ts';
import { lookOnce, lookWhenPublished } from '../../../plumbing/look-once.ts';
import { isOtherRevision, readCatalogue, readRevision } from '../catalogue-store.ts';
import { withChoices } from '../choices.ts';
import { readChoices } from '../choices-store.ts';
import { atOnce, inSlices } from '../sliced.ts';
import { buildSnapshot, type Snapshot } from './snapshot.ts';

const lookEveryMs = 2_000;
const neverLoaded = -1n;

export interface SnapshotKeeper {
  current(): Snapshot;
  /** Settles when what is held is what was committed before the call. */
  refresh(): Promise<void>;
  /** The same after a change of this process, which other processes are told of. */
  refreshAll(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const changedTopic = 'catalogue.changed';

interface KeepOptions {
  pool: pg.Pool;
  clock: Clock;
  log: Log;
  /** Without one, changes of other processes come by poll. */
  bus?: Bus | undefined;
}

/** Holds the catalogue in memory, follows the bus and polls its revision for changes. `current` never waits for that. */
export function keepSnapshot({ pool, clock, log, bus }: KeepOptions): SnapshotKeeper {
  let snapshot = atOnce(buildSnapshot({ suppliers: [], games: [] }, neverLoaded));
  let stopFollowing: (() => void) | undefined;
  const onError = (error: unknown) => log.warn({ err: error }, 'could not see whether the list of games has changed');

  async function load(): Promise<void> {
    // Read first: what changes after it raises the number again, and the next look finds that.
    const { number } = await readRevision(pool);
    if (number === snapshot.revision) return;
    const shown = withChoices(await readCatalogue(pool), await readChoices(pool));
    snapshot = await inSlices(buildSnapshot(shown, number));
  }

  const { look, refresh, settle } = lookOnce(load);
  const worker = createDueWorker({
    ...{ pool, clock, onError, everyMs: lookEveryMs, runNext: look },
    isDue: () => isOtherRevision(snapshot.revision),
  });

  return {
    current: () => snapshot,
    refresh,
    async refreshAll() {
      await refresh();
      bus?.publish(changedTopic, undefined);
    },
    async start() {
      await refresh();
      stopFollowing ??= bus && lookWhenPublished(bus, changedTopic, { refresh, onError });
      worker.start();
    },
    async stop() {
      stopFollowing?.();
      await worker.stop();
      await settle();
    },
  };
}
