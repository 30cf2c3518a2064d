import type { Minor } from '@harmattan/kernel/money';
import { type Sql, sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { GatewayName } from '../payment-port.ts';
import type { TextLanguage } from './payment-row.ts';

export type ClaimState = 'looking' | 'waiting' | 'credited' | 'rejected';

export interface ClaimRow {
  id: string;
  player_id: bigint;
  view_name: string;
  gateway: GatewayName;
  amount_kobo: Minor;
  paid_at: Date;
  words: string;
  language: TextLanguage;
  state: ClaimState;
  payment_id: string | null;
  created_at: Date;
  next_check_at: Date | null;
  attempts: number;
}

const columns = sql`id, player_id, view_name, gateway, amount_kobo, paid_at, words, language, state, payment_id, created_at,
  next_check_at, attempts`;

const isOpen = sql`state in ('looking', 'waiting')`;

/** The same claim of the same player that is still open is the one that is there; it is looked at now. */
export async function insertClaim(
  db: Queryable,
  claim: Pick<
    ClaimRow,
    'id' | 'player_id' | 'view_name' | 'gateway' | 'amount_kobo' | 'paid_at' | 'words' | 'language'
  >,
): Promise<ClaimRow> {
  const { rows } = await db.query<ClaimRow>(sql`
    insert into cashier.claim as c (id, player_id, view_name, gateway, amount_kobo, paid_at, words, language, state, next_check_at)
    values (${claim.id}, ${claim.player_id}, ${claim.view_name}, ${claim.gateway}, ${claim.amount_kobo}::bigint, ${claim.paid_at},
      ${claim.words}, ${claim.language}, 'looking', app_now())
    on conflict (player_id, view_name, amount_kobo, md5(words)) where ${isOpen}
      do update set next_check_at = app_now(), paid_at = excluded.paid_at
    returning ${columns}`);
  return rows[0] as ClaimRow;
}

/** For the office, with what the staff has to know of it. */
export async function findClaim(db: Queryable, id: string): Promise<(ClaimRow & { reason: string }) | undefined> {
  const { rows } = await db.query<ClaimRow & { reason: string }>(sql`
    select ${columns}, reason from cashier.claim where id = ${id}`);
  return rows[0];
}

/** The gateway of a way to pay in, also of one that is switched off by now. */
export async function findMethodGateway(db: Queryable, viewName: string): Promise<GatewayName | undefined> {
  const { rows } = await db.query<{ gateway: GatewayName }>(sql`
    select gateway from cashier.method where view_name = ${viewName} and direction = 'deposit'`);
  return rows[0]?.gateway;
}

export interface ShownClaim {
  id: string;
  viewName: string;
  amount: Minor;
  paidAt: Date;
  time: Date;
  state: ClaimState;
  creditedAmount: Minor | null;
}

export async function listClaims(db: Queryable, playerId: bigint, limit: number): Promise<ShownClaim[]> {
  const { rows } = await db.query<ShownClaim>(sql`
    select c.id, c.view_name as "viewName", c.amount_kobo as amount, c.paid_at as "paidAt", c.created_at as time, c.state,
      case when c.state = 'credited' then coalesce(p.received_kobo, c.amount_kobo) end as "creditedAmount"
    from cashier.claim c left join cashier.payment p on p.id = c.payment_id
    where c.player_id = ${playerId} order by c.created_at desc, c.id limit ${limit}`);
  return rows;
}

export const hasDueClaims = (gateway: GatewayName): Sql =>
  sql`exists (select from cashier.claim where gateway = ${gateway} and next_check_at <= (select app_now()))`;

export async function claimDueClaims(
  db: Queryable,
  { gateway, limit, leaseSeconds }: { gateway: string; limit: number; leaseSeconds: number },
): Promise<ClaimRow[]> {
  const { rows } = await db.query<ClaimRow>(sql`
    update cashier.claim set next_check_at = app_now() + ${leaseSeconds} * interval '1 second', attempts = attempts + 1
    where id in (
      select id from cashier.claim where gateway = ${gateway} and next_check_at <= (select app_now())
      order by next_check_at limit ${limit} for update skip locked)
    returning ${columns}`);
  return rows;
}

/** It stays open. Null: only an operator moves it on. False when it was decided before. */
export async function keepClaim(
  db: Queryable,
  id: string,
  { state, reason, checkInSeconds }: { state: 'looking' | 'waiting'; reason: string; checkInSeconds: number | null },
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update cashier.claim set state = ${state}, reason = ${reason},
      next_check_at = app_now() + ${checkInSeconds}::float8 * interval '1 second'
    where id = ${id} and ${isOpen}`);
  return rowCount === 1;
}

/** Undefined when it was decided before. */
export async function decideClaim(
  db: Queryable,
  id: string,
  decided: { state: 'credited' | 'rejected'; paymentId: string | null; by: string; reason: string },
): Promise<ClaimRow | undefined> {
  const { rows } = await db.query<ClaimRow>(sql`
    update cashier.claim set state = ${decided.state}, payment_id = ${decided.paymentId}, decided_by = ${decided.by},
      reason = ${decided.reason}, decided_at = app_now(), next_check_at = null
    where id = ${id} and ${isOpen} returning ${columns}`);
  return rows[0];
}

/** The player's own deposits of a gateway around a time, and the player's own account there: what the gateway knows them by. */
export async function listOwnReferences(
  db: Queryable,
  wanted: { playerId: bigint; gateway: GatewayName; from: Date; to: Date; limit: number },
): Promise<string[]> {
  const { rows } = await db.query<{ reference: string }>(sql`
    select reference from cashier.payment
    where player_id = ${wanted.playerId} and direction = 'deposit' and gateway = ${wanted.gateway}
      and created_at between ${wanted.from} and ${wanted.to}
    union all
    select reference from cashier.own_account where player_id = ${wanted.playerId} and gateway = ${wanted.gateway}
    limit ${wanted.limit}`);
  return rows.map(({ reference }) => reference);
}

export interface TakenMoney {
  provider_id: string;
  state: 'reported' | 'dismissed' | 'accepted' | 'review' | 'unallocated' | 'returned';
  amount_kobo: Minor | null;
  currency: string | null;
  payment_id: string | null;
  player_id: bigint | null;
  note: string | null;
  money_due: string | null;
  /** When its deposit came to where it stands. */
  since: Date | null;
}

/** What became of these transactions of a gateway here. */
export async function listTaken(db: Queryable, gateway: GatewayName, ids: string[]): Promise<TakenMoney[]> {
  const { rows } = await db.query<TakenMoney>(sql`
    select r.provider_id, r.state, r.amount_kobo, r.currency, r.payment_id, p.player_id, p.note, p.money_due,
      coalesce(p.state_at, p.created_at) as since
    from cashier.received r left join cashier.payment p on p.id = r.payment_id
    where r.gateway = ${gateway} and r.provider_id = any(${ids}::text[])`);
  return rows;
}
