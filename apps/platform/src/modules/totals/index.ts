import type { Clock } from '@harmattan/kernel/clock';
import { createDueWorker } from '@harmattan/process/due-worker';
import { sql } from '@harmattan/process/sql';
import type pg from 'pg';
import type { Database } from '../../plumbing/db/database.ts';
import type { Log } from '../../plumbing/log.ts';
import { consumeSlice, type FeedConsumer, hasNews } from '../wallet/index.ts';
import { addGameDays, addPlayerDays, type Days, readGames } from './day-totals-store.ts';
import { sumGameDays, sumPlayerDays } from './sum-days.ts';
import { sumEntries } from './sum-entries.ts';
import { sumPayments } from './sum-payments.ts';
import { addPayments, addTotals, readPayments, readTotals, type TotalsQuery } from './totals-store.ts';

export { sumEntries } from './sum-entries.ts';

const consumer: FeedConsumer = { name: 'totals', startsAt: 'beginning' };
const paymentConsumer: FeedConsumer = { name: 'payment-totals', startsAt: 'beginning' };
const dayConsumer: FeedConsumer = { name: 'day-totals', startsAt: 'beginning' };

interface TotalsDeps {
  pool: pg.Pool;
  read: Database['read'];
  clock: Clock;
  log: Log;
}

/** Sums of the journal by hour: of what was played by product, supplier and game, of payments by gateway. Some seconds behind it. */
export function createTotals({ pool, read, clock, log }: TotalsDeps) {
  const countNext = () => consumeSlice(pool, consumer, (client, entries) => addTotals(client, sumEntries(entries)));
  const countPayments = () =>
    consumeSlice(pool, paymentConsumer, (client, entries) => addPayments(client, sumPayments(entries)));
  const countDays = () =>
    consumeSlice(pool, dayConsumer, async (client, entries) => {
      await addPlayerDays(client, sumPlayerDays(entries));
      await addGameDays(client, sumGameDays(entries));
    });
  const worker = createDueWorker({
    ...{ pool, clock },
    isDue: sql`${hasNews(consumer)} or ${hasNews(paymentConsumer)} or ${hasNews(dayConsumer)}`,
    runNext: async () => (await Promise.all([countNext(), countPayments(), countDays()])).includes(true),
    onError: (error) => log.error({ err: error }, 'the totals of the journal could not be brought up to date'),
  });
  return {
    start: async () => worker.start(),
    stop: worker.stop,
    /** One slice, now. Whether there may be more. */
    countNext,
    countPayments,
    countDays,
    /** Each game of suppliers over some days of the market. */
    readGames: (days: Days) => read((db) => readGames(db, days)),
    read: (query: TotalsQuery) => read((db) => readTotals(db, query)),
    readPayments: (period: { from: Date; to: Date }) => read((db) => readPayments(db, period)),
  };
}

export type Totals = ReturnType<typeof createTotals>;
