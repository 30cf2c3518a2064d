import { Gauge, type Registry } from '@prometheus-io/client';
import type pg from 'pg';
import type { Job } from '../../plumbing/jobs/jobs.ts';
import type { Log } from '../../plumbing/log.ts';
import { readFeedLags, readOldestWriter } from './feed-store.ts';

/** Consumers are some seconds behind at most, as long as they run and no transaction stays open. */
const lagAlarmMs = 60_000;

export function addFeedMetrics(registry: Registry, pool: pg.Pool): void {
  new Gauge({
    name: 'harmattan_feed_lag_seconds',
    help: 'How old the oldest entry of the journal may be that a consumer has not consumed',
    labelNames: ['consumer'],
    registers: [registry],
    async collect() {
      for (const { consumer, lagMs } of await readFeedLags(pool)) this.set({ consumer }, lagMs / 1_000);
    },
  });
}

/** Raises the alarm while a consumer is late, and names the oldest transaction that may hold it up. */
export function feedJob({ pool, log }: { pool: pg.Pool; log: Log }): Job {
  return {
    name: 'watch-feed',
    every: '* * * * *',
    async run() {
      const late = (await readFeedLags(pool)).filter(({ lagMs }) => lagMs > lagAlarmMs);
      if (late.length === 0) return;
      log.error({ late, oldest: await readOldestWriter(pool) }, 'CONSUMERS OF THE JOURNAL ARE LATE');
    },
  };
}
