import type { Clock } from '@harmattan/kernel/clock';
import { createDueWorker } from '@harmattan/process/due-worker';
import { sql } from '@harmattan/process/sql';
import type pg from 'pg';
import type { Bus } from '../../plumbing/bus.ts';
import type { Log } from '../../plumbing/log.ts';
import { lookOnce, lookWhenPublished } from '../../plumbing/look-once.ts';
import { countDue, dueCount, listPublished, type Published } from './content-store.ts';

const lookEveryMs = 1_000;
const neverLoaded = -1n;

export interface PublishedContent {
  /** Another one as soon as anything else is published. */
  revision: bigint;
  /** By their keys. */
  of(kind: string): ReadonlyMap<string, Published>;
}

export interface KeepDeps {
  pool: pg.Pool;
  clock: Clock;
  log: Log;
  bus: Bus;
}

/** What another process has published is shown here at once. */
export const publishedTopic = 'content.published';

/** Holds in memory what players see. It follows the bus and polls, so that every process shows changes within two seconds. */
export function keepPublished({ pool, clock, log, bus }: KeepDeps) {
  let held = toContent([], neverLoaded);
  let stopFollowing: (() => void) | undefined;
  const onError = (error: unknown) => log.warn({ err: error }, 'could not see whether other content was published');

  async function load(): Promise<void> {
    // Read first: what becomes due after it raises the number again, and the next look finds that.
    const revision = await countDue(pool);
    if (revision !== held.revision) held = toContent(await listPublished(pool), revision);
  }

  const { look, refresh, settle } = lookOnce(load);
  const worker = createDueWorker({
    ...{ pool, clock, onError, everyMs: lookEveryMs, runNext: look },
    isDue: () => sql`(${dueCount}) <> ${held.revision}`,
  });

  return {
    current: () => held,
    refresh,
    async start() {
      await refresh();
      stopFollowing ??= lookWhenPublished(bus, publishedTopic, { refresh, onError });
      worker.start();
    },
    async stop() {
      stopFollowing?.();
      await worker.stop();
      await settle();
    },
  };
}

function toContent(documents: Published[], revision: bigint): PublishedContent {
  const kinds = new Map<string, Map<string, Published>>();
  for (const document of documents) {
    const known = kinds.get(document.kind) ?? new Map<string, Published>();
    kinds.set(document.kind, known.set(document.key, document));
  }
  return { revision, of: (kind) => kinds.get(kind) ?? new Map() };
}
