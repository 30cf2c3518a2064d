import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

/** How many withdrawals were paid in the last day, and how long the middle one took from request to payment. */
export async function readPayoutSpeed(db: Queryable): Promise<{ paid: number; median_seconds: number | null }> {
  const { rows } = await db.query<{ paid: number; median_seconds: number | null }>(sql`
    select count(*)::int as paid,
      percentile_disc(0.5) within group (order by extract(epoch from state_at - created_at)::float8) as median_seconds
    from cashier.payment
    where direction = 'withdraw' and state in ('paid', 'paid_after_failure') and state_at > app_now() - interval '1 day'`);
  return rows[0] ?? { paid: 0, median_seconds: null };
}
