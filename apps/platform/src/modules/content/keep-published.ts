import type { Clock } from '@harmattan/kernel/clock';
import type pg from 'pg';
import type { Log } from '../../plumbing/log.ts';
import { lookOnce } from '../../plumbing/look-once.ts';
import { countDue, listPublished, type Published } from './content-store.ts';

const lookEveryMs = 1_000;
const neverLoaded = -1n;

export interface PublishedContent {
  /** Another one as soon as anything else is published. */
  revision: bigint;
  /** By their keys. */
  of(kind: string): ReadonlyMap<string, Published>;
}

/** Holds in memory what players see, and polls for changes, so that every process shows them within two seconds. */
export function keepPublished({ pool, clock, log }: { pool: pg.Pool; clock: Clock; log: Log }) {
  let held = toContent([], neverLoaded);
  let stopLooking: (() => void) | undefined;

  async function load(): Promise<void> {
    // Read first: what becomes due after it raises the number again, and the next look finds that.
    const revision = await countDue(pool);
    if (revision !== held.revision) held = toContent(await listPublished(pool), revision);
  }

  const { look, refresh, settle } = lookOnce(load);

  return {
    current: () => held,
    refresh,
    async start() {
      await refresh();
      stopLooking ??= clock.every(lookEveryMs, look, (error) =>
        log.warn({ err: error }, 'could not see whether other content was published'),
      );
    },
    async stop() {
      stopLooking?.();
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
