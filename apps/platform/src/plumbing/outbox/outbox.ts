import { type Clock, systemClock } from '@harmattan/kernel/clock';
import type { Ids } from '@harmattan/kernel/ids';
import { createDueWorker } from '@harmattan/process/due-worker';
import type pg from 'pg';
import type { Database } from '../db/database.ts';
import type { Job } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import {
  type ClaimedFact,
  claimNext,
  hasDue,
  insertFact,
  markDelivered,
  markFailed,
  pruneDelivered,
} from './outbox-store.ts';

export interface Fact {
  topic: string;
  payload: object;
}

export type Consumer = (fact: { id: string; payload: unknown; recordedAt: Date }) => Promise<void>;

export interface Outbox {
  /** Call it inside the transaction that makes the fact true, and `wake` once that is committed. */
  record(transaction: pg.PoolClient, fact: Fact): Promise<void>;
  consume(topic: string, consumer: Consumer): void;
  /** Delivers now rather than at the next poll. */
  wake(): void;
  /** Delivers everything that is due now and says how many facts that was. */
  drainOnce(): Promise<number>;
  start(): void;
  stop(): Promise<void>;
  prune: Job;
}

/** A process that has not delivered a fact by then has crashed, or is so slow that another one tries as well. */
const leaseMs = 60_000;
const lanesMax = 4;
const pauseMaxMs = 5 * 60_000;
const keepDeliveredDays = 7;

export function createOutbox(deps: { database: Database; clock?: Clock; ids: Ids; log: Log }): Outbox {
  const consumers = new Map<string, Consumer[]>();
  const { pool } = deps.database;
  const { clock = systemClock, log } = deps;
  const onError = (error: unknown) => log.error({ err: error }, 'the outbox could not be read or written');
  const worker = createDueWorker({
    ...{ pool, clock, lanesMax, runNext, onError },
    isDue: () => hasDue([...consumers.keys()]),
  });

  // A topic without a consumer here is left to a process that has one, as a newer version may while both run.
  const claim = () => claimNext(pool, { topics: [...consumers.keys()], leaseMs });

  async function deliver(fact: ClaimedFact): Promise<void> {
    try {
      for (const consumer of consumers.get(fact.topic) ?? []) await consumer(fact);
      await markDelivered(pool, fact.id);
    } catch (error) {
      const { id, topic, attempts } = fact;
      log.error({ err: error, topic, fact: id, attempts }, 'fact not delivered');
      await markFailed(pool, { id, attempts, pauseMs: Math.min(1_000 * 2 ** (attempts - 1), pauseMaxMs) });
    }
  }

  async function runNext(onFound: () => void): Promise<boolean> {
    const fact = await claim();
    if (!fact) return false;
    onFound();
    await deliver(fact);
    return true;
  }

  async function drainLane(): Promise<number> {
    let delivered = 0;
    for (let fact = await claim(); fact; fact = await claim()) {
      await deliver(fact);
      delivered += 1;
    }
    return delivered;
  }

  return {
    record: (transaction, fact) => insertFact(transaction, { id: deps.ids.next(), ...fact }),
    consume: (topic, consumer) => consumers.set(topic, [...(consumers.get(topic) ?? []), consumer]),
    wake: worker.wake,
    async drainOnce() {
      const delivered = await Promise.all(Array.from({ length: lanesMax }, drainLane));
      return delivered.reduce((sum, count) => sum + count, 0);
    },
    start: worker.start,
    stop: worker.stop,
    prune: {
      name: 'prune-outbox',
      every: '30 4 * * *',
      run: () => pruneDelivered(pool, keepDeliveredDays),
    },
  };
}
