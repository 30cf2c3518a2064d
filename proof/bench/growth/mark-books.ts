import { nextMark, writeMark } from '../../../apps/platform/src/modules/wallet/horizon-mark.ts';
import { lookAtHorizon } from '../../../apps/platform/src/modules/wallet/look-at-horizon.ts';
import { openDatabase } from '../../../apps/platform/src/plumbing/db/database.ts';

/**
 * The next check of new entries begins with the newest minute of the fill, as if an earlier check had come so far. From the first entry on,
 * it would take half an hour for ten million.
 */
export async function markBooks(url: string): Promise<void> {
  const { pool, close } = openDatabase({ url, connectionsMax: 1, onIdleError() {} });
  try {
    const mark = writeMark(nextMark(undefined, await lookAtHorizon(pool)));
    await pool.query(
      `insert into wallet.book_mark (pass, mark, checked_to)
       select 'new', $1, max(at) - interval '1 minute' from wallet.journal
       where kind in ('debit', 'reverse') and house_amount <> 0`,
      [mark],
    );
  } finally {
    await close();
  }
}
