import type { Minor } from '@harmattan/kernel/money';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { HistoryStatus } from '../history-rules.ts';
import { type Destination, gatewayNames } from '../payment-port.ts';

/** A payment as the staff sees it. */
export interface PlayerPayment {
  number: bigint;
  id: string;
  created_at: Date;
  direction: 'deposit' | 'withdraw';
  view_name: string;
  gateway: string;
  reference: string;
  provider_ref: string | null;
  amount_kobo: Minor;
  received_kobo: Minor | null;
  currency: string;
  state: string;
  status: HistoryStatus;
  balance_after_kobo: Minor | null;
  destination: Destination | null;
  note: string | null;
}

/** The newest first, from the one before `before`. */
export async function listPlayerPayments(
  db: Queryable,
  { playerId, before, limit }: { playerId: bigint; before: bigint | undefined; limit: number },
): Promise<PlayerPayment[]> {
  const { rows } = await db.query<PlayerPayment>(sql`
    select number, id, created_at, direction, view_name, gateway, reference, provider_ref, amount_kobo, received_kobo, currency, state,
           status, balance_after_kobo, destination, note
    from cashier.payment where player_id = ${playerId} and (${before ?? null}::bigint is null or number < ${before ?? null})
    order by number desc limit ${limit}`);
  return rows;
}

export interface LifetimeSum {
  direction: 'deposit' | 'withdraw';
  count: number;
  amount_kobo: Minor;
}

/** What came in and went out by payments that succeeded. */
export async function sumPlayerPayments(db: Queryable, playerId: bigint): Promise<LifetimeSum[]> {
  const { rows } = await db.query<LifetimeSum>(sql`
    select direction, count(*)::int as count, sum(coalesce(received_kobo, amount_kobo))::bigint as amount_kobo
    from cashier.payment where player_id = ${playerId} and status = 0 group by direction`);
  return rows;
}

/** What was paid in within the last days, and the key of the first of that money. */
export async function sumDepositsOf(
  db: Queryable,
  { playerId, days }: { playerId: bigint; days: number },
): Promise<{ paidInMinor: Minor; firstKey: string | null }> {
  const { rows } = await db.query<{ paidInMinor: Minor; firstKey: string | null }>(sql`
    select coalesce(sum(coalesce(received_kobo, amount_kobo)), 0)::bigint as "paidInMinor",
           (array_agg(money_key order by number))[1] as "firstKey"
    from cashier.payment
    where player_id = ${playerId} and direction = 'deposit' and status = 0 and created_at > app_now() - ${days} * interval '1 day'`);
  return rows[0] ?? { paidInMinor: 0n, firstKey: null };
}

const foundMax = 50;

/** Players with a payment of that id or reference: ours, the gateway's, or a bank's session id. The indexes of `received` begin with the gateway. */
export async function findPlayersByReference(db: Queryable, text: string): Promise<bigint[]> {
  const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text : null;
  const { rows } = await db.query<{ player_id: bigint }>(sql`
    select player_id from (
      select player_id from cashier.payment where reference = ${text}
      union select player_id from cashier.payment where id = ${id}::uuid
      union (select player_id from cashier.payment where provider_ref = ${text} limit ${foundMax})
      union select p.player_id from cashier.received r join cashier.payment p on p.id = r.payment_id
        where r.gateway = any(${gatewayNames}::text[]) and r.provider_id = ${text}
      union select p.player_id from cashier.received r join cashier.payment p on p.id = r.payment_id
        where r.gateway = any(${gatewayNames}::text[]) and r.session_id = ${text}) found
    limit ${foundMax}`);
  return rows.map(({ player_id }) => player_id);
}

const digits = sql`coalesce(destination ->> 'accountNumber', destination ->> 'msisdn')`;
const otherDigits = sql`coalesce(other.destination ->> 'accountNumber', other.destination ->> 'msisdn')`;
const ownDestinationsMax = 50;
const linkedMax = 200;

/** Other players who asked to be paid where this player did. A number that was forgotten links nothing. */
export async function listSameDestination(
  db: Queryable,
  playerId: bigint,
): Promise<{ player_id: bigint; last_digits: string }[]> {
  const { rows } = await db.query<{ player_id: bigint; last_digits: string }>(sql`
    with own as materialized (
      select distinct ${digits} as digits, destination ->> 'bankCode' as bank from (
        select destination from cashier.payment where player_id = ${playerId} and direction = 'withdraw'
        order by type_number desc limit ${ownDestinationsMax}) newest
      where ${digits} ~ '^[0-9]+$')
    select distinct other.player_id, right(own.digits, 4) as last_digits
    from own join cashier.payment other on ${otherDigits} = own.digits and other.direction = 'withdraw'
      and other.destination ->> 'bankCode' is not distinct from own.bank
    where other.player_id <> ${playerId} limit ${linkedMax}`);
  return rows;
}

/** Other players who keep a card of the same brand, last digits and expiry. */
export async function listSameCard(
  db: Queryable,
  playerId: bigint,
): Promise<{ player_id: bigint; last_four: string }[]> {
  const { rows } = await db.query<{ player_id: bigint; last_four: string }>(sql`
    select distinct other.player_id, own.last_four from cashier.saved_card own
    join cashier.saved_card other on other.last_four = own.last_four and other.expiry = own.expiry and other.brand = own.brand
    where own.player_id = ${playerId} and other.player_id <> ${playerId} limit ${linkedMax}`);
  return rows;
}

interface PaidSince {
  playerId: bigint;
  direction: 'deposit' | 'withdraw';
  /** A payment that does not count. */
  without: string | null;
  day: Date;
  month: Date;
}

/** What was paid in, or went out or is about to, since the day and since the month began. */
export async function sumPaidSince(
  db: Queryable,
  { playerId, direction, without, day, month }: PaidSince,
): Promise<{ dayMinor: Minor; monthMinor: Minor }> {
  const isCounted = direction === 'deposit' ? sql`status = 0` : sql`status in (0, 1)`;
  const { rows } = await db.query<{ dayMinor: Minor; monthMinor: Minor }>(sql`
    select coalesce(sum(coalesce(received_kobo, amount_kobo)) filter (where created_at >= ${day}), 0)::bigint as "dayMinor",
           coalesce(sum(coalesce(received_kobo, amount_kobo)), 0)::bigint as "monthMinor"
    from cashier.payment
    where player_id = ${playerId} and direction = ${direction} and ${isCounted} and created_at >= ${month}
      and id is distinct from ${without}::uuid`);
  return rows[0] ?? { dayMinor: 0n, monthMinor: 0n };
}
