import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { Destination } from '../payment-port.ts';
import type { HistoryRow } from './history.ts';

export interface ReceiptRow extends HistoryRow {
  provider_ref: string | null;
  /** When it came to stand where it stands. */
  state_at: Date;
  destination: Destination | null;
  /** What an operator said to the player. */
  player_comment: string | null;
}

/** Undefined for what is not the player's own. */
export async function findReceipt(
  db: Queryable,
  { playerId, id }: { playerId: bigint; id: string },
): Promise<ReceiptRow | undefined> {
  const { rows } = await db.query<ReceiptRow>(sql`
    select id, reference, created_at, direction, amount_kobo, received_kobo, balance_after_kobo, currency, view_name, note, status,
      provider_ref, coalesce(state_at, created_at) as state_at, destination, player_comment
    from cashier.payment where id = ${id} and player_id = ${playerId}`);
  return rows[0];
}
