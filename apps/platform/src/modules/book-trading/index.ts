import type { Clock } from '@harmattan/kernel/clock';
import type { Ids } from '@harmattan/kernel/ids';
import type { Minor } from '@harmattan/kernel/money';
import type { TaxRule } from '@harmattan/kernel/taxes';
import type pg from 'pg';
import type { Log } from '../../plumbing/log.ts';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import { type BookSetting, createBookClient } from './book-client.ts';
import { createCorrections } from './corrections.ts';
import { createWaitingAtBook } from './list-waiting.ts';
import { createTaxTeller } from './tell-taxes.ts';
import { createVoids } from './voids.ts';

export { BookNotReachable } from './book-client.ts';

interface BookTradingOptions {
  pool: pg.Pool;
  clock: Clock;
  /** Of the machine, which no test moves. */
  systemClock: Pick<Clock, 'now'>;
  ids: Ids;
  log: Log;
  outbox: Outbox;
  setting: BookSetting | undefined;
  /** A booking code with a larger liability waits for the operator. */
  alarmMinor: Minor;
  /** What the house withholds of winnings. */
  taxRules: readonly TaxRule[];
}

/** The operator's side of a sportsbook. */
export function createBookTrading(options: BookTradingOptions) {
  const { setting, systemClock, ids, alarmMinor, outbox, taxRules, ...deps } = options;
  const book = createBookClient({ setting, clock: systemClock, newNonce: ids.next });
  const { start: startCorrections, stop: stopCorrections, ...corrections } = createCorrections({ ...deps, book });
  const { start: startVoids, stop: stopVoids, ...voids } = createVoids({ ...deps, book, outbox });
  const taxes = createTaxTeller({ book, clock: deps.clock, log: deps.log, rules: taxRules });
  return {
    /** Throws `BookNotReachable`. */
    ask: book.ask,
    /** Whether there is a book of our own. */
    hasBook: setting !== undefined,
    alarmMinor,
    corrections,
    voids,
    /** Tells the book now what is withheld of winnings. Throws `BookNotReachable`. */
    tellTaxes: taxes.tell,
    waitingForOperator: createWaitingAtBook({ book, clock: systemClock, alarmMinor }),
    start(): void {
      startCorrections();
      startVoids();
      if (setting) taxes.start();
    },
    stop(): void {
      stopCorrections();
      stopVoids();
      taxes.stop();
    },
  };
}

export type BookTrading = ReturnType<typeof createBookTrading>;
