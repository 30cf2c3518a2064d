import type { Minor } from '@harmattan/kernel/money';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { Destination } from '../payment-port.ts';
import type { Prospect } from './payment-row.ts';

/** Why a withdrawal is not sent yet, and for how long from now. */
export interface SendWait {
  reason: string;
  seconds: number;
}

/** The latest wait wins, and all are kept. False when it is too late to hold it back. */
export async function addSendWait(db: Queryable, id: string, { reason, seconds }: SendWait): Promise<boolean> {
  const until = sql`date_trunc('milliseconds', app_now() + ${seconds} * interval '1 second')`;
  const { rows } = await db.query(sql`
    update cashier.payment set
      send_not_before = greatest(send_not_before, ${until}),
      send_waits = send_waits || jsonb_build_array(jsonb_build_object('reason', ${reason}::text, 'until', ${until}))
    where id = ${id} and state in ('holding', 'requested', 'approved') returning id`);
  return rows.length > 0;
}

/** Whether money went to this destination of the player's before, and that at least `forSeconds` ago. The condition repeats that of the index `payment_paid_destination`. */
export async function isKnownDestination(
  db: Queryable,
  { playerId, destination, forSeconds = 0 }: { playerId: bigint; destination: Destination; forSeconds?: number },
): Promise<boolean> {
  const isBank = destination.kind === 'bank';
  const { rows } = await db.query(sql`
    select 1 from cashier.payment
    where player_id = ${playerId} and direction = 'withdraw' and state in ('paid', 'paid_after_failure')
      and coalesce(destination ->> 'accountNumber', destination ->> 'msisdn') = ${isBank ? destination.accountNumber : destination.msisdn}
      and destination ->> 'bankCode' is not distinct from ${isBank ? destination.bankCode : null}
      and coalesce(state_at, created_at) <= app_now() - ${forSeconds} * interval '1 second'
    limit 1`);
  return rows.length > 0;
}

/** What else the player was approved within the last day, without what did not go out in the end. */
export async function approvedWithinDay(
  db: Queryable,
  { id, player_id }: Pick<Prospect, 'id' | 'player_id'>,
): Promise<{ sumMinor: Minor; count: number }> {
  const { rows } = await db.query<{ sumMinor: Minor; count: number }>(sql`
    select coalesce(sum(amount_kobo), 0)::bigint as "sumMinor", count(*)::int as count from cashier.payment
    where player_id = ${player_id} and direction = 'withdraw' and id is distinct from ${id}::uuid
      and approved_at > app_now() - interval '24 hours'
      and state in ('approved', 'sending', 'sent_unknown', 'pending', 'paid', 'paid_after_failure')`);
  return rows[0] ?? { sumMinor: 0n, count: 0 };
}
