import type { Minor } from '@harmattan/kernel/money';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { DepositRow } from './payment-row.ts';

/** Money that came for a deposit after its own, and waits for a person. Null when there is none. */
export async function sumSecondMoney(db: Queryable, { id, player_id }: DepositRow): Promise<Minor | null> {
  const { rows } = await db.query<{ sum: Minor | null }>(sql`
    select sum(payment.received_kobo)::bigint as sum
    from cashier.payment join cashier.payment_event as event on event.payment_id = payment.id
    where payment.player_id = ${player_id} and payment.state = 'review' and payment.status = 1
      and event.note = ${`second, beside ${id}`}`);
  return rows[0]?.sum ?? null;
}
