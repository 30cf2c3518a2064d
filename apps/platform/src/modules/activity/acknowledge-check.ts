import type { Clock } from '@harmattan/kernel/clock';
import type pg from 'pg';
import { acknowledge } from './activity-store.ts';
import { readSession } from './read-session.ts';

interface Acknowledged {
  playerId: bigint;
  choice: 'continue' | 'stop';
}

/** A check that is not due any more was acknowledged on another page, and stays as it is. */
export async function acknowledgeCheck(
  { pool, clock }: { pool: pg.Pool; clock: Clock },
  { playerId, choice }: Acknowledged,
): Promise<void> {
  const now = clock.now();
  const { check, dueAt } = await readSession(pool, playerId, now);
  if (!dueAt || dueAt > now) return;
  await acknowledge(pool, { playerId, choice, at: now, after: check.acknowledgedAt });
}
