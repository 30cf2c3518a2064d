import type { Minor } from '@harmattan/kernel/money';
import { sql } from 'kysely';
import type { DepositRow, Executor } from './payment-row.ts';

/** Money that came for a deposit after its own, and waits for a person. Null when there is none. */
export async function sumSecondMoney(db: Executor, { id, player_id }: DepositRow): Promise<Minor | null> {
  const { rows } = await sql<{ sum: Minor | null }>`
    select sum(payment.received_kobo)::bigint as sum
    from cashier.payment join cashier.payment_event as event on event.payment_id = payment.id
    where payment.player_id = ${player_id} and payment.state = 'review' and payment.status = 1
      and event.note = ${`second, beside ${id}`}`.execute(db);
  return rows[0]?.sum ?? null;
}
