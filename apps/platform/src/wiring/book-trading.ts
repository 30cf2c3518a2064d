import { systemClock } from '@harmattan/kernel/clock';
import { type BookTrading, createBookTrading } from '../modules/book-trading/index.ts';
import type { Ground } from './ground.ts';

/** What the office does at our own sportsbook. Calls are signed by the machine's clock, which the book shares. */
export function openBookTrading({ settings, database, clock, ids, log, outbox }: Ground): BookTrading {
  return createBookTrading({
    ...{ pool: database.pool, clock, systemClock, ids, log, outbox },
    ...{ setting: settings.book.operator, alarmMinor: settings.book.alarmMinor, taxRules: settings.taxes },
  });
}
