import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';

/**
 * Runs `work` while the transaction holds an advisory lock, so that of several processes one keeps a demo world. `now` is the time
 * of the database. False where another process holds the lock.
 * @param lock Any number that no other lock of the database has.
 */
export function oneAtATime(pool: pg.Pool, lock: number, work: (now: Date) => Promise<boolean>): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ isMine: boolean; now: Date }>(
      'select pg_try_advisory_xact_lock($1) as "isMine", app_now() as now',
      [lock],
    );
    const [claim] = rows;
    return claim?.isMine === true && work(claim.now);
  });
}
