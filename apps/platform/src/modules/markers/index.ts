import { marketDay } from '@harmattan/kernel/market-time';
import { createDueWorker } from '@harmattan/process/due-worker';
import { sql } from '@harmattan/process/sql';
import type pg from 'pg';
import { z } from 'zod';
import type { Job } from '../../plumbing/jobs/jobs.ts';
import { consumeSlice, type FeedConsumer, hasNews } from '../wallet/index.ts';
import { findAction, insertAction, listActionsOf, listActionsSince, type NewAction } from './actions-store.ts';
import { countSlice } from './count-slice.ts';
import type { MarkersDeps } from './markers-deps.ts';
import { findScored, hasStale, markOfEarlierDays, markStale } from './markers-store.ts';
import { listScores, readScores } from './read-scores.ts';
import type { HarmLevel } from './score.ts';
import { scoreNext } from './score-players.ts';

export type { ActionRow } from './actions-store.ts';
export { exportMarkers } from './export-store.ts';
export type { OtherFacts, SeenMarker } from './score.ts';

const consumer: FeedConsumer = { name: 'markers', startsAt: 'beginning' };
const listMax = 200;
const about = z.object({ playerId: z.string().transform(BigInt) });

/** What may show that play does harm: facts by day, a score that says what it is made of, and what the staff did about it. */
export function createMarkers(deps: MarkersDeps) {
  const { pool, clock, log, outbox, rules } = deps;
  const countNext = () => consumeSlice(pool, consumer, (client, entries) => countSlice(rules, client, entries));
  const worker = createDueWorker({
    ...{ pool, clock, isDue: sql`${hasNews(consumer)} or ${hasStale}` },
    runNext: async () => {
      const hasMore = await countNext();
      return (await scoreNext(deps)) || hasMore;
    },
    onError: (error) => log.error({ err: error }, 'the markers of harm could not be brought up to date'),
  });
  // Facts that are not in the journal: the score reads them where they are kept.
  for (const topic of ['cashier.deposit-failed', 'limits.raise-asked'])
    outbox.consume(topic, ({ payload }) => markStale(pool, [about.parse(payload).playerId]));
  const age: Job = {
    name: 'age-harm-scores',
    every: '10 * * * *',
    run: () => markOfEarlierDays(pool, marketDay(clock.now())),
  };
  return {
    jobs: [age],
    start: async () => worker.start(),
    stop: worker.stop,
    /** One slice, now. Whether there may be more. */
    countNext,
    /** Some players of whom something new is known, now. Whether there may be more. */
    scoreNext: () => scoreNext(deps),
    readScores: (playerId: bigint) => readScores(deps, playerId),
    findScored: (playerId: bigint) => findScored(pool, playerId),
    list: (level: HarmLevel | undefined) => listScores(deps, level),
    /** In the transaction of what is done. The player is told of a time-out. False where it was done before. */
    async recordAction(transaction: pg.PoolClient, { until, ...action }: NewAction & { until: Date | null }) {
      if (!(await insertAction(transaction, action))) return false;
      const payload = { id: action.id, playerId: String(action.player_id), until };
      if (until) await outbox.record(transaction, { topic: 'markers.time-out', payload });
      return true;
    },
    findAction: (id: string) => findAction(pool, id),
    listActionsOf: (playerId: bigint) => listActionsOf(pool, playerId, listMax),
    listActionsSince: (from: Date) => listActionsSince(pool, { from, limit: listMax }),
  };
}

export type Markers = ReturnType<typeof createMarkers>;
