import type { Clock } from '@harmattan/kernel/clock';
import { createDueWorker } from '@harmattan/process/due-worker';
import { sql } from '@harmattan/process/sql';
import type pg from 'pg';
import type { Bus } from '../../plumbing/bus.ts';
import type { Log } from '../../plumbing/log.ts';
import { lookOnce, lookWhenPublished } from '../../plumbing/look-once.ts';
import type { Incident } from './incident.ts';
import { endExpired, hasInForce, listInForce } from './incidents-store.ts';

const lookEveryMs = 1_000;

/** Another process has switched something off or on. */
export const writtenTopic = 'incidents.written';

export interface KeepDeps {
  pool: pg.Pool;
  clock: Clock;
  log: Log;
  bus: Pick<Bus, 'publish' | 'subscribe' | 'onGap'>;
}

/** Holds in memory what is switched off. It follows the bus and polls, so that every process knows changes within two seconds. */
export function keepIncidents({ pool, clock, log, bus, onChange }: KeepDeps & { onChange(): void }) {
  let held: readonly Incident[] = [];
  let shown = '';
  let stopFollowing: (() => void) | undefined;
  const onError = (error: unknown) => log.warn({ err: error }, 'could not see what is switched off');

  const current = () => held.filter(({ until }) => until > clock.now());

  async function load(): Promise<void> {
    const found = await listInForce(pool);
    // What is not in force any more was ended, or its time was over.
    if (found.length < held.length) await endExpired(pool);
    held = found;
    const ids = current()
      .map(({ id }) => id)
      .join(' ');
    if (ids === shown) return;
    shown = ids;
    onChange();
  }

  const { look, refresh, settle } = lookOnce(load);
  const worker = createDueWorker({
    ...{ pool, clock, onError, everyMs: lookEveryMs, runNext: look },
    isDue: () => sql`${hasInForce} or ${held.length > 0}::boolean`,
  });

  return {
    current,
    refresh,
    async start() {
      await endExpired(pool);
      await refresh();
      stopFollowing ??= lookWhenPublished(bus, writtenTopic, { refresh, onError });
      worker.start();
    },
    async stop() {
      stopFollowing?.();
      await worker.stop();
      await settle();
    },
  };
}
