import type { Minor } from '@harmattan/kernel/money';
import { type Sql, sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { GatewayName } from '../payment-port.ts';

/** Where money stands that an operator decides on. Null: it never was in suspense. */
export type Suspense = 'entering' | 'held' | 'leaving' | 'left';

export interface ReceivedRow {
  gateway: GatewayName;
  provider_id: string;
  /** Null for money for an unknown user or reference, until it is allocated to a player. */
  payment_id: string | null;
  state: 'reported' | 'dismissed' | 'accepted' | 'review' | 'unallocated' | 'returned';
  amount_kobo: Minor | null;
  currency: string | null;
  attempts: number;
  /** A definite failure that waits for a second equal answer. */
  failure_code: string | null;
  failure_at: Date | null;
  /** Without a payment: what the gateway was paid for, the method by which it is asked, and whom the payer named. */
  reference: string | null;
  view_name: string | null;
  payee: string | null;
  suspense: Suspense | null;
  /** The database's present when the row was read. */
  now: Date;
}

export const columns = sql`gateway, provider_id, payment_id, state, amount_kobo, currency, attempts, failure_code, failure_at,
  reference, view_name, payee, suspense, app_now() as now`;

export async function findReceived(
  db: Queryable,
  { gateway, providerId }: { gateway: GatewayName; providerId: string },
): Promise<ReceivedRow | undefined> {
  const { rows } = await db.query<ReceivedRow>(sql`
    select ${columns} from cashier.received where gateway = ${gateway} and provider_id = ${providerId}`);
  return rows[0];
}

/** Whether another transaction of the gateway is the same transfer of the bank. */
export async function isSessionTaken(
  db: Queryable,
  { gateway, provider_id }: ReceivedRow,
  sessionId: string,
): Promise<boolean> {
  const { rows } = await db.query(sql`
    select 1 from cashier.received
    where gateway = ${gateway} and session_id = ${sessionId} and provider_id <> ${provider_id}`);
  return rows.length > 0;
}

/** A transaction that is known already stays as it is. One that was dismissed, or is still asked for, is asked for now. */
export async function reportReceived(
  db: Queryable,
  report: { gateway: GatewayName; providerId: string; paymentId: string },
): Promise<void> {
  await db.query(sql`
    insert into cashier.received as r (gateway, provider_id, payment_id, state, next_check_at)
    values (${report.gateway}, ${report.providerId}, ${report.paymentId}, 'reported', app_now())
    on conflict (gateway, provider_id) do update set state = 'reported', next_check_at = app_now(), attempts = 0,
      payment_id = coalesce(r.payment_id, excluded.payment_id), failure_code = null, failure_at = null
      where r.state in ('dismissed', 'reported')`);
}

/** The record of this gateway's transaction, made if need be, and locked until the database transaction ends. */
export async function lockReceived(
  db: Queryable,
  wanted: { gateway: GatewayName; providerId: string; paymentId: string },
): Promise<ReceivedRow | undefined> {
  await db.query(sql`
    insert into cashier.received (gateway, provider_id, payment_id, state)
    values (${wanted.gateway}, ${wanted.providerId}, ${wanted.paymentId}, 'reported')
    on conflict (gateway, provider_id) do nothing`);
  const { rows } = await db.query<ReceivedRow>(sql`
    select ${columns} from cashier.received
    where gateway = ${wanted.gateway} and provider_id = ${wanted.providerId} for update`);
  return rows[0];
}

export async function settleReceived(
  db: Queryable,
  received: ReceivedRow,
  verdict: {
    state: 'dismissed' | 'accepted' | 'review';
    paymentId: string;
    amountMinor: Minor | null;
    currency: string | null;
    /** The money enters the suspense account. */
    isSuspended?: boolean;
    /** The bank's number of the transfer, where no other transaction has it. */
    sessionId?: string | undefined;
  },
): Promise<ReceivedRow> {
  const { isSuspended = false } = verdict;
  const { rows } = await db.query<ReceivedRow>(sql`
    update cashier.received set state = ${verdict.state}, payment_id = ${verdict.paymentId},
      amount_kobo = ${verdict.amountMinor}::bigint, currency = ${verdict.currency},
      session_id = coalesce(${verdict.sessionId ?? null}, session_id), ${suspended(isSuspended)}
    where gateway = ${received.gateway} and provider_id = ${received.provider_id} returning ${columns}`);
  return rows[0] as ReceivedRow;
}

/** Should this process end before the wallet answered, the sweeper goes on from there. */
const suspenseSweepSeconds = 5;

/** How the money's place changes with the row: it enters the suspense account, or it needs no further look. */
export const suspended = (isSuspended: boolean) =>
  isSuspended
    ? sql`suspense = 'entering', suspense_at = app_now(), next_check_at = app_now() + ${suspenseSweepSeconds} * interval '1 second'`
    : sql`next_check_at = null`;

/** What an operator may decide on: in review, or told of and not confirmed yet. */
export async function findUndecided(db: Queryable, paymentId: string): Promise<ReceivedRow | undefined> {
  const { rows } = await db.query<ReceivedRow>(sql`
    select ${columns} from cashier.received where payment_id = ${paymentId} and state in ('review', 'reported')
    order by state = 'review' desc, reported_at limit 1 for update`);
  return rows[0];
}

export async function resolveReceived(
  db: Queryable,
  received: ReceivedRow,
  state: 'accepted' | 'returned',
): Promise<ReceivedRow> {
  const isLeaving = state === 'returned' && received.suspense === 'held';
  const place = isLeaving
    ? sql`suspense = 'leaving', suspense_at = app_now(), next_check_at = app_now() + ${suspenseSweepSeconds} * interval '1 second'`
    : sql`next_check_at = null`;
  const { rows } = await db.query<ReceivedRow>(sql`
    update cashier.received set state = ${state}, ${place}
    where gateway = ${received.gateway} and provider_id = ${received.provider_id} returning ${columns}`);
  return rows[0] as ReceivedRow;
}

/** Has what is told of for a payment, or on its way between the accounts, looked at now. */
export async function hastenReceived(db: Queryable, paymentId: string): Promise<void> {
  await db.query(sql`
    update cashier.received set next_check_at = app_now()
    where payment_id = ${paymentId} and (state = 'reported' or suspense in ('entering', 'leaving'))`);
}

export const hasDueReports = (gateway: GatewayName): Sql =>
  sql`exists (select from cashier.received where gateway = ${gateway} and next_check_at <= (select app_now()))`;

export async function claimDueReports(
  db: Queryable,
  { gateway, limit, leaseSeconds }: { gateway: string; limit: number; leaseSeconds: number },
): Promise<ReceivedRow[]> {
  const { rows } = await db.query<ReceivedRow>(sql`
    update cashier.received set next_check_at = app_now() + ${leaseSeconds} * interval '1 second', attempts = attempts + 1
    where (gateway, provider_id) in (
      select gateway, provider_id from cashier.received
      where gateway = ${gateway} and next_check_at <= (select app_now())
      order by next_check_at limit ${limit} for update skip locked)
    returning ${columns}`);
  return rows;
}

export async function postponeReport(db: Queryable, report: ReceivedRow, seconds: number): Promise<void> {
  await db.query(sql`
    update cashier.received set next_check_at = app_now() + ${seconds} * interval '1 second'
    where gateway = ${report.gateway} and provider_id = ${report.provider_id} and state = 'reported'`);
}

/** Notes a failure to be asked about once more. The first of several equal ones keeps its time. */
export async function noteReportFailure(
  db: Queryable,
  report: ReceivedRow,
  { code, checkInSeconds }: { code: string; checkInSeconds: number },
): Promise<void> {
  await db.query(sql`
    update cashier.received set
      failure_at = case when failure_code = ${code} then failure_at else app_now() end,
      failure_code = ${code},
      next_check_at = app_now() + ${checkInSeconds} * interval '1 second'
    where gateway = ${report.gateway} and provider_id = ${report.provider_id} and state = 'reported'`);
}

/** There is no such money. Told of it again, we ask again. */
export async function dismissReport(db: Queryable, report: ReceivedRow): Promise<void> {
  await db.query(sql`
    update cashier.received set state = 'dismissed', next_check_at = null
    where gateway = ${report.gateway} and provider_id = ${report.provider_id} and state = 'reported'`);
}
