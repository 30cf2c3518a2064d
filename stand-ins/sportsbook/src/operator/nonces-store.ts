import { prune } from '@harmattan/process/prune';
import type pg from 'pg';

/** Longer than a signature is good for, whichever of the clocks is ahead. */
const keptFor = "interval '1 hour'";

/** False when it was used before, in whatever process. */
export async function useNonce(pool: pg.Pool, nonce: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    'insert into sportsbook.operator_nonce (nonce) values ($1) on conflict do nothing',
    [nonce],
  );
  await prune(pool, { table: 'sportsbook.operator_nonce', where: `seen_at < clock_timestamp() - ${keptFor}` });
  return rowCount === 1;
}
