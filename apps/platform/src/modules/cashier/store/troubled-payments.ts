import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export interface TroubledPayment {
  player_id: bigint;
  direction: 'deposit' | 'withdraw';
  created_at: Date;
}

const listMax = 10_000;

/** Deposits of these players that failed, other than for a gateway that is down, and withdrawals that they called back. */
export async function listTroubledPayments(
  db: Queryable,
  { playerIds, from }: { playerIds: bigint[]; from: Date },
): Promise<TroubledPayment[]> {
  const { rows } = await db.query<TroubledPayment>(sql`
    select player_id, direction, created_at from cashier.payment
    where player_id = any(${playerIds}::bigint[]) and created_at >= ${from}
      and (direction = 'deposit' and state = 'failed' and received_kobo is null and note is distinct from 'PAYMENT_SERVICE_DOWN' or direction = 'withdraw' and state = 'canceled')
    order by player_id, created_at limit ${listMax}`);
  return rows;
}
