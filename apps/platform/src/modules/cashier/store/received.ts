import type { Kobo } from '@harmattan/kernel/money';
import { sql } from 'kysely';
import type { GatewayName } from '../payment-port.ts';
import type { Executor } from './payment-row.ts';

export interface ReceivedRow {
  gateway: GatewayName;
  provider_id: string;
  payment_id: string;
  state: 'reported' | 'dismissed' | 'accepted' | 'review' | 'returned';
  amount_kobo: Kobo | null;
  currency: string | null;
  attempts: number;
}

const columns = sql`gateway, provider_id, payment_id, state, amount_kobo, currency, attempts`;

/** A transaction that is known already stays as it is, unless it was dismissed: then it is looked at again. */
export async function reportReceived(
  db: Executor,
  report: { gateway: GatewayName; providerId: string; paymentId: string },
): Promise<void> {
  await sql`
    insert into cashier.received as r (gateway, provider_id, payment_id, state, next_check_at)
    values (${report.gateway}, ${report.providerId}, ${report.paymentId}, 'reported', app_now())
    on conflict (gateway, provider_id) do update set state = 'reported', next_check_at = app_now(), attempts = 0
      where r.state = 'dismissed'`.execute(db);
}

/** The record of this transaction, made if need be. Nobody else changes it until the transaction ends. */
export async function lockReceived(
  db: Executor,
  wanted: { gateway: GatewayName; providerId: string; paymentId: string },
): Promise<ReceivedRow | undefined> {
  await sql`
    insert into cashier.received (gateway, provider_id, payment_id, state)
    values (${wanted.gateway}, ${wanted.providerId}, ${wanted.paymentId}, 'reported')
    on conflict (gateway, provider_id) do nothing`.execute(db);
  const { rows } = await sql<ReceivedRow>`
    select ${columns} from cashier.received
    where gateway = ${wanted.gateway} and provider_id = ${wanted.providerId} for update`.execute(db);
  return rows[0];
}

export async function settleReceived(
  db: Executor,
  received: ReceivedRow,
  verdict: {
    state: 'dismissed' | 'accepted' | 'review';
    paymentId: string;
    amountKobo: Kobo | null;
    currency: string | null;
  },
): Promise<void> {
  await sql`
    update cashier.received set state = ${verdict.state}, payment_id = ${verdict.paymentId},
      amount_kobo = ${verdict.amountKobo}::bigint, currency = ${verdict.currency}, next_check_at = null
    where gateway = ${received.gateway} and provider_id = ${received.provider_id}`.execute(db);
}

export async function findReviewed(db: Executor, paymentId: string): Promise<ReceivedRow | undefined> {
  const { rows } = await sql<ReceivedRow>`
    select ${columns} from cashier.received where payment_id = ${paymentId} and state = 'review' for update`.execute(
    db,
  );
  return rows[0];
}

export async function resolveReceived(
  db: Executor,
  received: ReceivedRow,
  state: 'accepted' | 'returned',
): Promise<void> {
  await sql`update cashier.received set state = ${state}
            where gateway = ${received.gateway} and provider_id = ${received.provider_id}`.execute(db);
}

export async function claimDueReports(
  db: Executor,
  { gateway, limit, leaseSeconds }: { gateway: string; limit: number; leaseSeconds: number },
): Promise<ReceivedRow[]> {
  const { rows } = await sql<ReceivedRow>`
    update cashier.received set next_check_at = app_now() + ${leaseSeconds} * interval '1 second', attempts = attempts + 1
    where (gateway, provider_id) in (
      select gateway, provider_id from cashier.received
      where gateway = ${gateway} and next_check_at <= (select app_now())
      order by next_check_at limit ${limit} for update skip locked)
    returning ${columns}`.execute(db);
  return rows;
}

export async function postponeReport(
  db: Executor,
  received: ReceivedRow,
  { state, seconds }: { state: 'reported' | 'dismissed'; seconds: number | null },
): Promise<void> {
  await sql`
    update cashier.received set state = ${state},
      next_check_at = ${seconds === null ? sql`null` : sql`app_now() + ${seconds} * interval '1 second'`}
    where gateway = ${received.gateway} and provider_id = ${received.provider_id} and state = 'reported'`.execute(db);
}
