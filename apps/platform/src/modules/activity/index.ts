import { createDueWorker } from '@harmattan/process/due-worker';
import type { Log } from '../../plumbing/log.ts';
import { consumeSlice, type FeedConsumer, hasNews } from '../wallet/index.ts';
import { countSlice } from './count-slice.ts';
import { createDueChecks } from './due-checks.ts';
import { readSession } from './read-session.ts';
import { readStatement, type StatementQuery } from './read-statement.ts';
import { type ActivityDeps, activityRoutes } from './routes.ts';
import { readSumsAround } from './sums-around.ts';

export { exportActivity } from './export-store.ts';
export type { PlaySums } from './sums-around.ts';

const consumer: FeedConsumer = { name: 'activity', startsAt: 'beginning' };

/** What each player did: sums by day, the session that goes on, and the reality check. */
export function createActivity({ log, ...deps }: ActivityDeps & { log: Log }) {
  const { pool, clock } = deps;
  const countNext = () => consumeSlice(pool, consumer, countSlice);
  const worker = createDueWorker({
    ...{ pool, clock, isDue: hasNews(consumer) },
    runNext: countNext,
    onError: (error) => log.error({ err: error }, 'the activity of players could not be brought up to date'),
  });
  return {
    handlers: activityRoutes(deps),
    start: async () => worker.start(),
    stop: worker.stop,
    /** One slice, now. Whether there may be more. */
    countNext,
    readSession: (playerId: bigint) => readSession(pool, playerId, clock.now()),
    readStatement: (query: Omit<StatementQuery, 'now'>) => readStatement(pool, { ...query, now: clock.now() }),
    /** What players did before some day and after it. */
    readSumsAround: (asked: Parameters<typeof readSumsAround>[1], days: number) => readSumsAround(pool, asked, days),
    /** For wires that can carry a check with the answer to a stake. That none is due is some seconds old. */
    isCheckDue: createDueChecks(deps).isDue,
  };
}

export type Activity = ReturnType<typeof createActivity>;
