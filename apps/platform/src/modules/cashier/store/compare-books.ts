import type { Minor } from '@harmattan/kernel/money';
import { sql } from '@harmattan/process/sql';
import type pg from 'pg';
import type { GatewayName, ListedLine } from '../payment-port.ts';
import { bookingsDone, lineCost } from './gateway-lines.ts';
import type { MoneyDue } from './payment-row.ts';
import type { Suspense } from './received.ts';

/**
 * A transaction as the gateway's list and our records have it: what it added to the gateway's balance, less what it took from it. A wallet
 * command that is under way may have been carried out or not; `oursMinor` is without it.
 */
export interface ComparedRow {
  about: 'deposit' | 'payout' | 'fee' | 'settlement';
  /** The gateway's number of a deposit, our reference of a pay-out, or kind and id of the line that a fee belongs to. */
  id: string;
  theirsMinor: Minor;
  oursMinor: Minor;
  isListed: boolean;
  isKnown: boolean;
  /** Neither side is final: the line is pending, or our record still moves by itself. */
  isMoving: boolean;
  since: Date;
  reference: string | null;
  paymentId: string | null;
  lineKind: ListedLine['kind'] | null;
  due: MoneyDue | 'book' | null;
  suspense: Suspense | null;
  moneyKey: string | null;
  dueMinor: Minor | null;
  isFromSuspense: boolean;
  /** Money above a limit that is on its way into suspense out of the gateway's account, or back to it, and how much. */
  above: 'entering' | 'returning' | null;
  aboveMinor: Minor | null;
  /** Of a line that is booked: how many bookings came before. */
  bookings: number;
}

/**
 * Everything of a gateway that the two sides have differently, or that has a wallet command under way. It reads all lines and all payments
 * of the gateway: a match is made once a day.
 */
export async function compareRows(
  client: pg.PoolClient,
  { gateway, currency }: { gateway: GatewayName; currency: string },
): Promise<ComparedRow[]> {
  const { rows } = await client.query<ComparedRow>(sql`
    with line as materialized (
      select * from cashier.gateway_line where gateway = ${gateway} and currency = ${currency}
    ), there as (
      select 'deposit' as about, coalesce(of_id, id) as id,
        sum(case when status <> 'done' then 0 when kind = 'deposit' then amount_kobo else -amount_kobo end)::bigint as kobo,
        bool_or(status = 'pending') as is_moving, min(at) as since, min(reference) as reference
      from line where kind in ('deposit', 'chargeback', 'refund') group by 2
      union all
      select 'payout', id, case when status = 'done' then -amount_kobo else 0 end, status = 'pending', at, reference
      from line where kind = 'payout'
    ), here as (
      select 'deposit' as about, r.provider_id as id, r.payment_id, r.suspense, m.money_due, m.money_key, m.from_suspense,
        coalesce(r.reported_at, p.created_at) as since,
        (case
           when r.suspense in ('held', 'leaving') or (r.suspense = 'left' and r.state = 'accepted') then r.amount_kobo
           when r.suspense is null and r.state = 'accepted' and m.money_due is distinct from 'credit' then m.received_kobo
           else 0 end
         - case when m.state = 'charged_back' and m.money_due is distinct from 'debit' then m.charged_back_kobo else 0 end
         - case when a.state = 'entering' and not a.from_suspense then a.left_kobo else coalesce(a.returned_kobo, 0) end)::bigint as kobo,
        case m.money_due when 'credit' then m.received_kobo when 'debit' then m.charged_back_kobo else r.amount_kobo end as due_kobo,
        r.state = 'reported' or m.money_due is not null or r.suspense in ('entering', 'leaving')
          or coalesce(a.state in ('entering', 'returning'), false) as is_moving,
        case when a.state = 'returning' or (a.state = 'entering' and not a.from_suspense) then a.state end as above, a.left_kobo as above_kobo
      from cashier.received r left join cashier.payment p on p.id = r.payment_id
        -- A payment's own amounts are those of the money that was accepted for it. A payer may have paid it again.
        left join cashier.payment m on m.id = r.payment_id and r.state = 'accepted'
        left join cashier.above_limit a on a.payment_id = m.id
      where r.gateway = ${gateway}
      union all
      select 'payout', reference, id, null, money_due, money_key, false, coalesce(sent_at, created_at),
        case
          when state in ('paid', 'paid_after_failure') and money_due is null then -amount_kobo
          when state = 'returned' and money_due is not null then -amount_kobo else 0 end,
        amount_kobo,
        money_due is not null or state in ('holding', 'requested', 'approved', 'sending', 'sent_unknown', 'pending'), null, null
      from cashier.payment where gateway = ${gateway} and direction = 'withdraw' and paid_by_hand is null
    )
    select about, id, coalesce(there.kobo, 0) as "theirsMinor", coalesce(here.kobo, 0) as "oursMinor",
      there.id is not null as "isListed", here.id is not null as "isKnown",
      coalesce(there.is_moving, false) or coalesce(here.is_moving, false) as "isMoving",
      least(there.since, here.since) as since, there.reference, here.payment_id as "paymentId", null as "lineKind",
      here.money_due as due, here.suspense, here.money_key as "moneyKey", here.due_kobo as "dueMinor",
      coalesce(here.from_suspense, false) as "isFromSuspense", here.above, here.above_kobo as "aboveMinor", 0 as bookings
    from there full join here using (about, id)
    where coalesce(there.kobo, 0) <> coalesce(here.kobo, 0) or here.money_due is not null or here.suspense in ('entering', 'leaving')
      or here.above is not null
    union all
    select case kind when 'settlement' then 'settlement' else 'fee' end, kind || ' ' || id, -cost, -coalesce(booked_kobo, 0),
      true, true, true, at, reference, null, kind, case when booking_kobo is not null then 'book' end, null, null, booking_kobo, false,
      null, null, ${bookingsDone}
    from (
      select *, ${lineCost} as cost from line
      where kind in ('deposit', 'payout', 'settlement')) costly
    where cost <> coalesce(booked_kobo, 0) or booking_kobo is not null
    order by since, id`);
  return rows;
}
