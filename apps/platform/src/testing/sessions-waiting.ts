import type pg from 'pg';

/** How many sessions of this database wait for a lock. Other test files have databases of their own on the same server. */
export async function sessionsWaiting(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}
