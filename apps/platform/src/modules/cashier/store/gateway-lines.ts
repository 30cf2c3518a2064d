import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { GatewayName, ListedLine } from '../payment-port.ts';

/** Lines in one statement. */
const linesMax = 500;

/** Writes lines as they were read. A line that is known takes over what the gateway says of it now. */
export async function keepLines(db: Queryable, gateway: GatewayName, lines: ListedLine[]): Promise<void> {
  for (let from = 0; from < lines.length; from += linesMax) {
    const rows = lines.slice(from, from + linesMax).map((line) => ({
      ...line,
      amountMinor: String(line.amountMinor),
      feeMinor: String(line.feeMinor),
      at: line.at.toISOString(),
    }));
    await db.query(sql`
      insert into cashier.gateway_line as l (gateway, kind, id, reference, of_id, amount_kobo, fee_kobo, currency, status, at, read_at)
      select ${gateway}, kind, id, reference, "ofId", "amountMinor", "feeMinor", currency, status, at, app_now()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line
        (kind text, id text, reference text, "ofId" text, "amountMinor" bigint, "feeMinor" bigint, currency text, status text, at timestamptz)
      on conflict (gateway, kind, id) do update set reference = excluded.reference, of_id = excluded.of_id,
        amount_kobo = excluded.amount_kobo, fee_kobo = excluded.fee_kobo, currency = excluded.currency, status = excluded.status,
        at = excluded.at, read_at = excluded.read_at`);
  }
}

/**
 * From when on the list has to be read: some days before the newest line, and where a line is still pending. The first reading goes back
 * to our first payment.
 */
export async function listFrom(
  db: Queryable,
  gateway: GatewayName,
  { overlapDays, pendingDaysMax }: { overlapDays: number; pendingDaysMax: number },
): Promise<{ from: Date; now: Date }> {
  const { rows } = await db.query<{ from: Date; now: Date }>(sql`
    select coalesce(least(
        (select max(at) - ${overlapDays} * interval '1 day' from cashier.gateway_line where gateway = ${gateway}),
        (select min(at) from cashier.gateway_line where gateway = ${gateway} and status = 'pending'
           and at > app_now() - ${pendingDaysMax} * interval '1 day')),
        (select min(created_at) from cashier.payment where gateway = ${gateway}) - ${overlapDays} * interval '1 day',
        app_now() - ${overlapDays} * interval '1 day') as "from",
      app_now() as now`);
  return rows[0] as { from: Date; now: Date };
}

export interface LineToBook {
  gateway: GatewayName;
  kind: 'deposit' | 'payout' | 'settlement';
  id: string;
  /** What the booking adds to what is booked: below zero where the gateway gave something back. */
  changeMinor: bigint;
  /** How many bookings of the line came before. */
  bookings: number;
}

/** What a line costs us: a fee, or what was paid to the operator's bank account. */
export const lineCost = sql`case when status <> 'done' then 0 when kind = 'settlement' then amount_kobo else fee_kobo end`;

/** How many bookings of a line are done. Lines that were booked before these were counted have one. */
export const bookingsDone = sql`greatest(bookings, (booked_kobo is not null)::integer)`;

/**
 * Fees and settlements that are booked with another amount than the line has now, or not at all. The change is written down before the wallet is
 * asked: whatever the gateway says next, the command under this key stays the same.
 */
export async function claimToBook(
  db: Queryable,
  { gateway, currency, limit }: { gateway: GatewayName; currency: string; limit: number },
): Promise<LineToBook[]> {
  const ofGateway = sql`gateway = ${gateway} and currency = ${currency} and kind in ('deposit', 'payout', 'settlement')`;
  await db.query(sql`
    update cashier.gateway_line set booking_kobo = ${lineCost} - coalesce(booked_kobo, 0)
    where ${ofGateway} and booking_kobo is null and ${lineCost} <> coalesce(booked_kobo, 0)`);
  const { rows } = await db.query<LineToBook>(sql`
    select gateway, kind, id, booking_kobo as "changeMinor", ${bookingsDone} as bookings from cashier.gateway_line
    where ${ofGateway} and booking_kobo is not null
    order by at, id limit ${limit}`);
  return rows;
}

/** Changes nothing when another match has marked it meanwhile. */
export async function markBooked(
  db: Queryable,
  { gateway, kind, id, changeMinor, bookings }: LineToBook,
): Promise<void> {
  await db.query(sql`
    update cashier.gateway_line
    set booked_kobo = coalesce(booked_kobo, 0) + ${changeMinor}, booking_kobo = null, bookings = ${bookings} + 1
    where gateway = ${gateway} and kind = ${kind} and id = ${id}
      and ${bookingsDone} = ${bookings} and booking_kobo = ${changeMinor}`);
}

/** Deposits that the gateway took back and that the player still has. */
export async function listToChargeBack(
  db: Queryable,
  { gateway, limit }: { gateway: GatewayName; limit: number },
): Promise<{ paymentId: string; lineId: string; amountMinor: bigint }[]> {
  const { rows } = await db.query<{ paymentId: string; lineId: string; amountMinor: bigint }>(sql`
    select p.id as "paymentId", l.id as "lineId", l.amount_kobo as "amountMinor"
    from cashier.gateway_line l
    join cashier.received r on r.gateway = l.gateway and r.provider_id = l.of_id and r.state = 'accepted'
    join cashier.payment p on p.id = r.payment_id and p.state = 'succeeded' and p.currency = l.currency
    where l.gateway = ${gateway} and l.of_id is not null and l.kind = 'chargeback' and l.status = 'done' and l.amount_kobo > 0
      and l.amount_kobo <= p.received_kobo
    order by l.at, l.id limit ${limit}`);
  return rows;
}
