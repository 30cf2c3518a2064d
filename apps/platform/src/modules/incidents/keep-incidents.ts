import type { Clock } from '@harmattan/kernel/clock';
import type pg from 'pg';
import type { Log } from '../../plumbing/log.ts';
import { lookOnce } from '../../plumbing/look-once.ts';
import type { Incident } from './incident.ts';
import { endExpired, listInForce } from './incidents-store.ts';

const lookEveryMs = 1_000;

/** Holds in memory what is switched off, and polls for changes, so that every process knows them within two seconds. */
export function keepIncidents({
  pool,
  clock,
  log,
  onChange,
}: {
  pool: pg.Pool;
  clock: Clock;
  log: Log;
  onChange(): void;
}) {
  let held: readonly Incident[] = [];
  let shown = '';
  let stopLooking: (() => void) | undefined;

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

  return {
    current,
    refresh,
    async start() {
      await endExpired(pool);
      await refresh();
      stopLooking ??= clock.every(lookEveryMs, look, (error) =>
        log.warn({ err: error }, 'could not see what is switched off'),
      );
    },
    async stop() {
      stopLooking?.();
      await settle();
    },
  };
}
