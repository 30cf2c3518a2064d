import type pg from 'pg';
import type { Bus } from '../../plumbing/bus.ts';
import type { Log } from '../../plumbing/log.ts';

/** What a player wrote to a department. */
export interface Question {
  threadId: bigint;
  playerId: bigint;
  department: string;
  header: string;
  text: string;
}

/** What every use case of the module works with. */
export interface MessagesDeps {
  pool: pg.Pool;
  bus: Bus;
  log: Log;
  /** In the transaction that keeps what a player wrote: the staff finds it. */
  onQuestion(transaction: pg.PoolClient, question: Question): Promise<void>;
  /** Wakes the keeper, which delivers bulletins, before its next poll. */
  wake(): void;
}
