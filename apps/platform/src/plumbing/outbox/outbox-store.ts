import { type Generated, type Kysely, sql } from 'kysely';
import type { InTransaction } from '../db/database.ts';

export interface OutboxTables {
  'plumbing.outbox': {
    id: string;
    topic: string;
    payload: unknown;
    recorded_at: Generated<Date>;
    due_at: Generated<Date>;
    attempts: Generated<number>;
    delivered_at: Date | null;
  };
}

interface DueFact {
  id: string;
  topic: string;
  payload: unknown;
  attempts: number;
}

export async function insertFact<Tables>(
  transaction: InTransaction<Tables>,
  fact: { id: string; topic: string; payload: object },
): Promise<void> {
  await sql`insert into plumbing.outbox (id, topic, payload)
            values (${fact.id}, ${fact.topic}, ${JSON.stringify(fact.payload)})`.execute(transaction);
}

/** Locks what it returns until the transaction ends; what another process holds is passed over. */
export async function claimDue(
  transaction: InTransaction<OutboxTables>,
  { topics, limit }: { topics: string[]; limit: number },
): Promise<DueFact[]> {
  if (topics.length === 0) return [];
  return transaction
    .selectFrom('plumbing.outbox')
    .select(['id', 'topic', 'payload', 'attempts'])
    .where('delivered_at', 'is', null)
    .where('topic', 'in', topics)
    .where('due_at', '<=', sql<Date>`app_now()`)
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function markDelivered(transaction: InTransaction<OutboxTables>, id: string): Promise<void> {
  await transaction.updateTable('plumbing.outbox').set({ delivered_at: sql`app_now()` }).where('id', '=', id).execute();
}

export async function markFailed(
  transaction: InTransaction<OutboxTables>,
  fact: { id: string; pauseMs: number },
): Promise<void> {
  await transaction
    .updateTable('plumbing.outbox')
    .set((row) => ({
      attempts: row('attempts', '+', 1),
      due_at: sql`app_now() + ${fact.pauseMs} * interval '1 millisecond'`,
    }))
    .where('id', '=', fact.id)
    .execute();
}

export async function pruneDelivered(tables: Kysely<OutboxTables>, keepDays: number): Promise<void> {
  await tables
    .deleteFrom('plumbing.outbox')
    .where('delivered_at', '<', sql<Date>`app_now() - ${keepDays} * interval '1 day'`)
    .execute();
}
