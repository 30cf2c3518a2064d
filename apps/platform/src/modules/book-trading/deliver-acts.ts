import type { Clock } from '@harmattan/kernel/clock';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { Log } from '../../plumbing/log.ts';
import { BookNotReachable } from './book-client.ts';

const sendEveryMs = 5_000;
const sentAtOnce = 20;

export interface DeliveryDeps {
  pool: pg.Pool;
  clock: Clock;
  log: Log;
}

interface Acts<Act extends { id: string }, Answer extends { status: 'done' | 'unknown' | 'moved-on' }> {
  /** For the log. */
  name: string;
  insert(transaction: pg.PoolClient, act: Act): Promise<void>;
  listDue(limit: number): Promise<Act[]>;
  /** Sends it under its id, which the book carries out once. */
  send(act: Act): Promise<Answer>;
  /** Leaves alone what another process has marked. */
  mark(act: Act, state: 'done' | 'refused', answer: Answer): Promise<void>;
}

/** What two people decided on, until the book has it. */
export function deliverActs<Act extends { id: string }, Answer extends { status: 'done' | 'unknown' | 'moved-on' }>(
  { pool, clock, log }: DeliveryDeps,
  acts: Acts<Act, Answer>,
) {
  let stopSending = () => {};

  async function send(act: Act): Promise<'done' | 'refused'> {
    const answer = await acts.send(act);
    const { status } = answer;
    const state = status === 'done' ? 'done' : 'refused';
    await acts.mark(act, state, answer);
    if (state === 'refused') log.error({ id: act.id, status }, `the book refuses ${acts.name}`);
    return state;
  }

  async function sendDue(): Promise<void> {
    for (const act of await acts.listDue(sentAtOnce)) await send(act);
  }

  return {
    /** With the second yes, in one transaction. What the book does not hear at once is sent again until it answers. */
    async carryOut(act: Act, also: (transaction: pg.PoolClient) => Promise<void>): Promise<'done' | 'due' | 'refused'> {
      await inTransaction(pool, async (transaction) => {
        await also(transaction);
        await acts.insert(transaction, act);
      });
      try {
        return await send(act);
      } catch (error) {
        if (!(error instanceof BookNotReachable)) throw error;
        log.warn({ id: act.id, err: error }, `${acts.name} is sent again later`);
        return 'due';
      }
    },
    sendDue,
    start(): void {
      stopSending = clock.every(sendEveryMs, sendDue, (error) =>
        log.warn({ err: error }, `${acts.name} could not be sent to the book`),
      );
    },
    stop: () => stopSending(),
  };
}
