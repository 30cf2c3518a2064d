import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

interface ClosingBalance {
  availableMinor: bigint;
  heldMinor: bigint;
  /** A stake so young that what follows the journal may not know of it yet. */
  hasJustPlayed: boolean;
}

/** Locked until the transaction ends, so that no money moves meanwhile. */
export async function lockBalance(
  db: Queryable,
  { playerId, justSeconds }: { playerId: bigint; justSeconds: number },
): Promise<ClosingBalance> {
  const { rows } = await db.query<{ available: bigint; held: bigint }>(sql`
    select available, held from wallet.account where player_id = ${playerId} for update`);
  const { rows: played } = await db.query<{ yes: boolean }>(sql`
    select true as yes from wallet.journal where player_id = ${playerId} and product is not null and kind in ('debit', 'draw')
      and at > app_now() - ${justSeconds} * interval '1 second' limit 1`);
  const [account] = rows;
  return {
    availableMinor: account?.available ?? 0n,
    heldMinor: account?.held ?? 0n,
    hasJustPlayed: played.length > 0,
  };
}
