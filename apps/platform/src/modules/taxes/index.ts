import { createWorker } from '@harmattan/process/worker';
import type pg from 'pg';
import { consumeSlice } from '../wallet/index.ts';
import { closeMonth, findClosable, type MonthName } from './close-month.ts';
import { listAuthorities } from './list-months.ts';
import { bookUnbooked, type NewPayment, payMonth } from './pay-month.ts';
import { consumer, recordSlice } from './record-slice.ts';
import { taxRoutes } from './routes.ts';
import type { TaxesDeps } from './taxes-deps.ts';
import { listMonth } from './taxes-store.ts';

export { exportTaxes } from './export-store.ts';
export type { AuthorityState, TaxMonth } from './list-months.ts';

const recordEveryMs = 1_000;
const bookEveryMs = 5_000;
const linesMax = 200_000;

/** What was withheld for authorities, what is owed to them by month, and what players are told of it. */
export function createTaxes(deps: TaxesDeps) {
  const { pool, clock, log } = deps;
  const recordNext = () => consumeSlice(pool, consumer, recordSlice);
  const workers = [
    createWorker({
      ...{ clock, pollMs: recordEveryMs, runNext: recordNext },
      onError: (error) => log.error({ err: error }, 'entries about tax could not be recorded'),
    }),
    createWorker({
      ...{ clock, pollMs: bookEveryMs, runNext: () => bookUnbooked(deps) },
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
