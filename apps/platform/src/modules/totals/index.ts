import type { Clock } from '@harmattan/kernel/clock';
import { createWorker } from '@harmattan/process/worker';
import type pg from 'pg';
import type { Log } from '../../plumbing/log.ts';
import { consumeSlice, type FeedConsumer } from '../wallet/index.ts';
import { addGameDays, addPlayerDays, type Days, readGames } from './day-totals-store.ts';
import { sumGameDays, sumPlayerDays } from './sum-days.ts';
import { sumEntries } from './sum-entries.ts';
import { sumPayments } from './sum-payments.ts';
import { addPayments, addTotals, readPayments, readTotals, type TotalsQuery } from './totals-store.ts';

export { sumEntries } from './sum-entries.ts';

const consumer: FeedConsumer = { name: 'totals', startsAt: 'beginning' };
const paymentConsumer: FeedConsumer = { name: 'payment-totals', startsAt: 'beginning' };
const dayConsumer: FeedConsumer = { name: 'day-totals', startsAt: 'beginning' };
const pollMs = 1_000;

/** Sums of the journal by hour: of what was played by product, supplier and game, of payments by gateway. Some seconds behind it. */
export function createTotals({ pool, clock, log }: { pool: pg.Pool; clock: Clock; log: Log }) {
  const countNext = () => consumeSlice(pool, consumer, (client, entries) => addTotals(client, sumEntries(entries)));
  const countPayments = () =>
    consumeSlice(pool, paymentConsumer, (client, entries) => addPayments(client, sumPayments(entries)));
  const countDays = () =>
    consumeSlice(pool, dayConsumer, async (client, entries) => {
      await addPlayerDays(client, sumPlayerDays(entries));
      await addGameDays(client, sumGameDays(entries));
    });
  const worker = createWorker({
    clock,
    pollMs,
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
    readGames: (days: Days) => readGames(pool, days),
    read: (query: TotalsQuery) => readTotals(pool, query),
    readPayments: (period: { from: Date; to: Date }) => readPayments(pool, period),
  };
}

export type Totals = ReturnType<typeof createTotals>;
