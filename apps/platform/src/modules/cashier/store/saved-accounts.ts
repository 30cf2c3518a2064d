import type { Minor } from '@harmattan/kernel/money';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { Destination } from '../payment-port.ts';

export interface PaidDestination {
  /** Of the newest withdrawal that was paid to it. */
  id: string;
  view_name: string;
  destination: Destination;
  amount_kobo: Minor;
  is_hidden: boolean;
}

/** A player with a very long history is offered the destinations of the newest part of it. */
const readMax = 200;

const digits = sql`coalesce(destination ->> 'accountNumber', destination ->> 'msisdn')`;
const place = sql`view_name, destination ->> 'bankCode', destination ->> 'channel', ${digits}`;
/** The condition repeats that of the index `payment_paid_destination`. */
const isPaid = sql`direction = 'withdraw' and state in ('paid', 'paid_after_failure')`;

/** Where the player was paid, each destination once, the latest first. A number that was forgotten is no longer whole. */
export async function listPaidDestinations(db: Queryable, playerId: bigint): Promise<PaidDestination[]> {
  const { rows } = await db.query<PaidDestination>(sql`
    select id, view_name, destination, amount_kobo, is_hidden from (
      select distinct on (${place})
        id, view_name, destination, amount_kobo, number, destination_hidden_at is not null as is_hidden
      from (
        select * from cashier.payment where player_id = ${playerId} and direction = 'withdraw' and status = 0
        order by number desc limit ${readMax}) newest
      where ${digits} ~ '^[0-9]+$'
      order by ${place}, number desc) each_once
    order by number desc`);
  return rows;
}

/** Undefined for what is not the player's own, was not paid, or is forgotten. One that is hidden is found: its withdrawal may be asked for again. */
export async function findPaidDestination(
  db: Queryable,
  { playerId, id }: { playerId: bigint; id: string },
): Promise<Destination | undefined> {
  const { rows } = await db.query<{ destination: Destination }>(sql`
    select destination from cashier.payment
    where id = ${id} and player_id = ${playerId} and ${isPaid} and ${digits} ~ '^[0-9]+$'`);
  return rows[0]?.destination;
}

/** False for what is not the player's own. Hidden twice, it is hidden once. */
export async function hidePaidDestination(
  db: Queryable,
  { playerId, id }: { playerId: bigint; id: string },
): Promise<boolean> {
  const { rows } = await db.query(sql`
    update cashier.payment p set destination_hidden_at = coalesce(p.destination_hidden_at, app_now())
    from cashier.payment named
    where named.id = ${id} and named.player_id = ${playerId}
      and named.direction = 'withdraw' and named.state in ('paid', 'paid_after_failure')
      and p.player_id = named.player_id and p.direction = 'withdraw' and p.state in ('paid', 'paid_after_failure')
      and coalesce(p.destination ->> 'accountNumber', p.destination ->> 'msisdn')
        = coalesce(named.destination ->> 'accountNumber', named.destination ->> 'msisdn')
      and p.view_name = named.view_name
      and p.destination ->> 'bankCode' is not distinct from named.destination ->> 'bankCode'
      and p.destination ->> 'channel' is not distinct from named.destination ->> 'channel'
    returning p.id`);
  return rows.length > 0;
}
