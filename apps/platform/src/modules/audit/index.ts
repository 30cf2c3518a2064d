import type { Clock } from '@harmattan/kernel/clock';
import type { Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { Log } from '../../plumbing/log.ts';
import { insertEntry, listEntries, type NewEntry } from './audit-store.ts';
import { keepChain } from './keep-chain.ts';
import { recordReads } from './record-reads.ts';

export type { NewEntry } from './audit-store.ts';
export { verifyChain } from './chain.ts';
export { countUnchained } from './chain-store.ts';

/** What the staff did, was refused and read: added to, never changed, and chained by hash. */
export function createAudit({ pool, clock, log }: { pool: pg.Pool; clock: Clock; log: Log }) {
  return {
    ...keepChain({ pool, clock, log }),
    /** In the transaction of the change that it tells of; without one, at once. */
    record: (entry: NewEntry, db: Queryable = pool) => insertEntry(db, entry),
    /** A read of personal data. The same question of the same person within a minute is one entry. */
    recordRead: recordReads({ clock, record: (entry) => insertEntry(pool, entry) }),
    list: (query: Parameters<typeof listEntries>[1]) => listEntries(pool, query),
  };
}

export type Audit = ReturnType<typeof createAudit>;
