import type { Clock } from '@harmattan/kernel/clock';
import type pg from 'pg';
import type { Log } from '../../../plumbing/log.ts';
import { lookOnce } from '../../../plumbing/look-once.ts';
import { readCatalogue, readRevision } from '../catalogue-store.ts';
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
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Holds the catalogue in memory and polls its revision for changes. `current` never waits for that. */
export function keepSnapshot({ pool, clock, log }: { pool: pg.Pool; clock: Clock; log: Log }): SnapshotKeeper {
  let snapshot = atOnce(buildSnapshot({ suppliers: [], games: [] }, neverLoaded));
  let stopLooking: (() => void) | undefined;

  async function load(): Promise<void> {
    // Read first: what changes after it raises the number again, and the next look finds that.
    const { number } = await readRevision(pool);
    if (number === snapshot.revision) return;
    const shown = withChoices(await readCatalogue(pool), await readChoices(pool));
    snapshot = await inSlices(buildSnapshot(shown, number));
  }

  const { look, refresh, settle } = lookOnce(load);

  return {
    current: () => snapshot,
    refresh,
    async start() {
      await refresh();
      stopLooking ??= clock.every(lookEveryMs, look, (error) =>
        log.warn({ err: error }, 'could not see whether the list of games has changed'),
      );
    },
    async stop() {
      stopLooking?.();
      await settle();
    },
  };
}
