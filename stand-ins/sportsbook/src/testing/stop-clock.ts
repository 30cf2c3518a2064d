import pg from 'pg';
import { onTestFinished } from 'vitest';
import type { TestDatabase } from './test-sportsbook.ts';

/** Makes the database's present stand still, at moments that the test chooses to the millisecond, until the test is over. */
export async function stopClock(db: TestDatabase): Promise<{ set(at: Date): Promise<void> }> {
  const address = new URL(db.url);
  address.username = 'sportsbook_owner';
  const owner = new pg.Client({ connectionString: address.href });
  await owner.connect();
  const { rows } = await owner.query<{ made: string }>("select pg_get_functiondef('app_now'::regproc) as made");
  onTestFinished(async () => {
    await owner.query(rows[0]?.made ?? '');
    await owner.end();
  });
  return {
    async set(at) {
      await owner.query(
        `create or replace function app_now() returns timestamptz language sql volatile parallel safe
         as 'select timestamptz ''${at.toISOString()}'''`,
      );
      // However far the present is moved, no seat expires.
      await owner.query('update sportsbook.seat set taken_at = app_now()');
    },
  };
}
