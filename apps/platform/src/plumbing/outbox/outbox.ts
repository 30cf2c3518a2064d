import type { Ids } from '@harmattan/kernel/ids';
import type { Database, InTransaction } from '../db/database.ts';
import type { Job } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import { claimDue, insertFact, markDelivered, markFailed, type OutboxTables, pruneDelivered } from './outbox-store.ts';

export interface Fact {
  topic: string;
  payload: object;
}

export type Consumer = (fact: { id: string; payload: unknown }) => Promise<void>;

export interface Outbox {
  /** Call it inside the transaction that makes the fact true, and `wake` once that is committed. */
  record<Tables>(transaction: InTransaction<Tables>, fact: Fact): Promise<void>;
  consume(topic: string, consumer: Consumer): void;
  /** Delivers now rather than at the next poll. */
  wake(): void;
  /** Delivers one batch and says how many facts were in it. */
  drainOnce(): Promise<number>;
  start(): void;
  stop(): Promise<void>;
  prune: Job;
}

const batchMax = 100;
const pollMs = 1_000;
const pauseMaxMs = 5 * 60_000;
const keepDeliveredDays = 7;

export function createOutbox(deps: { database: Database; ids: Ids; log: Log }): Outbox {
  const consumers = new Map<string, Consumer[]>();
  const tables = deps.database.tables<OutboxTables>();
  let running: Promise<void> | undefined;
  let stopping = false;
  let woken = false;
  let endPause = () => {};

  async function drainOnce(): Promise<number> {
    return tables.transaction().execute(async (transaction) => {
      // What nobody here consumes is left to a process that does, as a newer version may while both run.
      const due = await claimDue(transaction, { topics: [...consumers.keys()], limit: batchMax });
      for (const fact of due) {
        try {
          for (const consumer of consumers.get(fact.topic) ?? []) await consumer(fact);
          await markDelivered(transaction, fact.id);
        } catch (error) {
          deps.log.error(
            { err: error, topic: fact.topic, fact: fact.id, attempts: fact.attempts },
            'fact not delivered',
          );
          await markFailed(transaction, { id: fact.id, pauseMs: Math.min(1_000 * 2 ** fact.attempts, pauseMaxMs) });
        }
      }
      return due.length;
    });
  }

  async function deliverUntilStopped(): Promise<void> {
    while (!stopping) {
      const delivered = await drainOnce().catch((error: unknown) => {
        deps.log.error({ err: error }, 'outbox could not be read');
        return 0;
      });
      if (delivered < batchMax && !stopping) await pause();
    }
  }

  /** Ends at once when somebody woke the outbox while it was busy. */
  async function pause(): Promise<void> {
    if (!woken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollMs);
        endPause = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    woken = false;
  }

  function wake(): void {
    woken = true;
    endPause();
  }

  return {
    record: (transaction, fact) => insertFact(transaction, { id: deps.ids.next(), ...fact }),
    consume: (topic, consumer) => consumers.set(topic, [...(consumers.get(topic) ?? []), consumer]),
    wake,
    drainOnce,
    start() {
      running ??= deliverUntilStopped();
    },
    async stop() {
      stopping = true;
      wake();
      await running;
    },
    prune: { name: 'prune-outbox', every: '30 4 * * *', run: () => pruneDelivered(tables, keepDeliveredDays) },
  };
}
