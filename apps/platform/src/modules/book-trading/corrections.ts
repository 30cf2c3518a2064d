import type { Clock } from '@harmattan/kernel/clock';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { Log } from '../../plumbing/log.ts';
import { type Book, BookNotReachable } from './book-client.ts';
import { type Correction, insertCorrection, listDue, listNewest, markCorrection } from './corrections-store.ts';

const sendEveryMs = 5_000;
const sentAtOnce = 20;
const shownMax = 50;

interface CorrectionDeps {
  pool: pg.Pool;
  clock: Clock;
  log: Log;
  book: Book;
}

/** Results that two people corrected, until the book has them. */
export function createCorrections({ pool, clock, log, book }: CorrectionDeps) {
  let stopSending = () => {};

  async function send({ id, match, score, resultVersion, by }: Correction): Promise<'done' | 'refused'> {
    const { status } = await book.ask('correct-result', { key: id, match, score, resultVersion, by });
    const state = status === 'done' ? 'done' : 'refused';
    await markCorrection(pool, { id, state });
    if (state === 'refused') log.error({ correction: id, match, status }, 'the book refuses a correction');
    return state;
  }

  async function sendDue(): Promise<void> {
    for (const correction of await listDue(pool, sentAtOnce)) await send(correction);
  }

  return {
    /** With the second yes, in one transaction. What the book does not hear at once is sent again until it answers. */
    async carryOut(
      correction: Correction,
      also: (transaction: pg.PoolClient) => Promise<void>,
    ): Promise<'done' | 'due' | 'refused'> {
      await inTransaction(pool, async (transaction) => {
        await also(transaction);
        await insertCorrection(transaction, correction);
      });
      try {
        return await send(correction);
      } catch (error) {
        if (!(error instanceof BookNotReachable)) throw error;
        log.warn({ correction: correction.id, err: error }, 'a correction is sent again later');
        return 'due';
      }
    },
    list: () => listNewest(pool, shownMax),
    sendDue,
    start(): void {
      stopSending = clock.every(sendEveryMs, sendDue, (error) =>
        log.warn({ err: error }, 'corrections could not be sent to the book'),
      );
    },
    stop: () => stopSending(),
  };
}
