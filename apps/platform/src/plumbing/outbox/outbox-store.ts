import { prune } from '@harmattan/process/prune';
import { type Sql, sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';

export interface ClaimedFact {
  id: string;
  topic: string;
  payload: unknown;
  /** When it became true. */
  recordedAt: Date;
  /** How often it was claimed, this time included. */
  attempts: number;
}

export async function insertFact(
  transaction: pg.PoolClient,
  fact: { id: string; topic: string; payload: object },
): Promise<void> {
  await transaction.query(sql`
    insert into plumbing.outbox (id, topic, payload)
    values (${fact.id}, ${fact.topic}, ${JSON.stringify(fact.payload)})`);
}

export const hasDue = (topics: string[]): Sql => sql`exists (
  select from plumbing.outbox where delivered_at is null and topic = any(${topics}::text[]) and due_at <= (select app_now()))`;

/**
 * Takes the fact that is due longest, for as long as the lease: then it is anybody's again, delivered or not. Each topic is
 * looked at by itself, so that any number of facts for which there is no consumer yet lie beside the way.
 */
export async function claimNext(
  db: Queryable,
  { topics, leaseMs }: { topics: string[]; leaseMs: number },
): Promise<ClaimedFact | undefined> {
  if (topics.length === 0) return undefined;
  const { rows } = await db.query<ClaimedFact>(sql`
    update plumbing.outbox set attempts = attempts + 1, due_at = app_now() + ${leaseMs} * interval '1 millisecond'
    where id = (
      select first.id from unnest(${topics}::text[]) as wanted (topic) cross join lateral (
        select id, due_at from plumbing.outbox
        where delivered_at is null and topic = wanted.topic and due_at <= (select app_now())
        order by due_at, id limit 1 for update skip locked) first
      order by first.due_at, first.id limit 1)
    returning id, topic, payload, recorded_at as "recordedAt", attempts`);
  return rows[0];
}

export async function markDelivered(db: Queryable, id: string): Promise<void> {
  await db.query(sql`update plumbing.outbox set delivered_at = app_now() where id = ${id} and delivered_at is null`);
}

/** Changes nothing when another lane or process has claimed the fact meanwhile. */
export async function markFailed(
  db: Queryable,
  { id, attempts, pauseMs }: { id: string; attempts: number; pauseMs: number },
): Promise<void> {
  await db.query(sql`
    update plumbing.outbox set due_at = app_now() + ${pauseMs} * interval '1 millisecond'
    where id = ${id} and attempts = ${attempts} and delivered_at is null`);
}

export async function pruneDelivered(db: Queryable, keepDays: number): Promise<void> {
  const where = `delivered_at < app_now() - $1 * interval '1 day'`;
  await prune(db, { table: 'plumbing.outbox', where, values: [keepDays] });
}
