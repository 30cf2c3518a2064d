import type { Minor } from '@harmattan/kernel/money';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { GatewayName } from '../payment-port.ts';

export interface PaidOut {
  gateway: GatewayName;
  dayMinor: Minor;
  hourMinor: Minor;
}

/** What each gateway paid out in the last 24 hours, and in the last of them. What was paid by hand is not among it. */
export async function sumPaidOut(db: Queryable): Promise<PaidOut[]> {
  const { rows } = await db.query<PaidOut>(sql`
    select gateway, sum(amount_kobo)::bigint as "dayMinor",
      coalesce(sum(amount_kobo) filter (where state_at > (select app_now()) - interval '1 hour'), 0)::bigint as "hourMinor"
    from cashier.payment
    where direction = 'withdraw' and state in ('paid', 'paid_after_failure') and paid_by_hand is null
      and state_at > (select app_now()) - interval '24 hours'
    group by gateway`);
  return rows;
}

export interface BankRow {
  gateway: GatewayName;
  /** Code of a bank, or channel of mobile money. */
  code: string;
  sent: number;
  paid: number;
  failed: number;
}

/** What became of the pay-outs that were sent in the last hour, for each bank. */
export async function countByBank(db: Queryable): Promise<BankRow[]> {
  const { rows } = await db.query<BankRow>(sql`
    select gateway, coalesce(destination ->> 'bankCode', destination ->> 'channel', '') as code, count(*)::int as sent,
      count(*) filter (where state in ('paid', 'paid_after_failure'))::int as paid,
      count(*) filter (where state in ('failed', 'returned'))::int as failed
    from cashier.payment
    where direction = 'withdraw' and sent_at > (select app_now()) - interval '1 hour'
    group by 1, 2 order by sent desc, 1, 2`);
  return rows;
}
