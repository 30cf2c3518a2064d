import { market } from '@harmattan/kernel/market';
import { createDueWorker } from '@harmattan/process/due-worker';
import { sql } from '@harmattan/process/sql';
import type pg from 'pg';
import { consumeSlice, hasNews, isBehind } from '../wallet/index.ts';
import { closeMonth, findClosable, type MonthName } from './close-month.ts';
import { listAuthorities } from './list-months.ts';
import { bookUnbooked, type NewPayment, payMonth } from './pay-month.ts';
import { consumer, recordSlice } from './record-slice.ts';
import { taxRoutes } from './routes.ts';
import type { TaxesDeps } from './taxes-deps.ts';
import { hasUnbooked, listMonth } from './taxes-store.ts';

export { exportTaxes } from './export-store.ts';
export type { AuthorityState, TaxMonth } from './list-months.ts';

const bookEveryMs = 5_000;
const linesMax = 200_000;

/** What was withheld for authorities, what is owed to them by month, and what players are told of it. */
export function createTaxes(deps: TaxesDeps) {
  const { pool, clock, log } = deps;
  const recordNext = () => consumeSlice(pool, consumer, recordSlice);
  const workers = [
    createDueWorker({
      ...{ pool, clock, runNext: recordNext },
      // A month can be closed once all of its entries are recorded.
      isDue: sql`${hasNews(consumer)} or ${isBehind(consumer, sql`date_trunc('month', app_now(), ${market.timeZone})`)}`,
      onError: (error) => log.error({ err: error }, 'entries about tax could not be recorded'),
    }),
    createDueWorker({
      ...{ pool, clock, everyMs: bookEveryMs, isDue: hasUnbooked, runNext: () => bookUnbooked(deps) },
      onError: (error) => log.error({ err: error }, 'a payment to an authority could not be booked'),
    }),
  ];
  return {
    handlers: taxRoutes(deps),
    async start() {
      for (const worker of workers) worker.start();
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
    /** One slice, now. Whether there may be more. */
    recordNext,
    listAuthorities: () => listAuthorities(deps),
    findClosable: (month: MonthName) => findClosable(deps, month),
    closeMonth: (closing: Parameters<typeof closeMonth>[1]) => closeMonth(deps, closing),
    payMonth: (payment: NewPayment, also: (transaction: pg.PoolClient) => Promise<void>) =>
      payMonth(deps, payment, also),
    /** The withholdings of a month, by their numbers. */
    listMonth: (month: MonthName) => listMonth(pool, { ...month, limit: linesMax }),
  };
}

export type Taxes = ReturnType<typeof createTaxes>;
