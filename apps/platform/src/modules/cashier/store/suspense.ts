import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { GatewayName, Receipt } from '../payment-port.ts';
import { columns, type ReceivedRow, suspended } from './received.ts';

export interface ReceivedKey {
  gateway: GatewayName;
  providerId: string;
}

/** Money without a payment that a gateway told of. Told again while it is not known, it is asked for now. */
export async function reportStray(
  db: Queryable,
  report: ReceivedKey & { reference: string; viewName: string; payee: string | null },
): Promise<void> {
  await db.query(sql`
    insert into cashier.received as r (gateway, provider_id, state, reference, view_name, payee, next_check_at)
    values (${report.gateway}, ${report.providerId}, 'reported', ${report.reference}, ${report.viewName}, ${report.payee}, app_now())
    on conflict (gateway, provider_id) do update set state = 'reported', next_check_at = app_now(), attempts = 0,
      failure_code = null, failure_at = null
      where r.state in ('dismissed', 'reported')`);
}

/** The record stays locked until the transaction ends. */
export async function lockStray(db: Queryable, { gateway, providerId }: ReceivedKey): Promise<ReceivedRow | undefined> {
  const { rows } = await db.query<ReceivedRow>(sql`
    select ${columns} from cashier.received
    where gateway = ${gateway} and provider_id = ${providerId} and payment_id is null for update`);
  return rows[0];
}

/** The gateway has the money, and no payment of ours stands for it. */
export async function markUnallocated(
  db: Queryable,
  received: ReceivedRow,
  { receipt, isSuspended }: { receipt: Receipt; isSuspended: boolean },
): Promise<ReceivedRow> {
  const { rows } = await db.query<ReceivedRow>(sql`
    update cashier.received set state = 'unallocated', amount_kobo = ${receipt.amountMinor}::bigint, currency = ${receipt.currency},
      reference = ${receipt.reference}, payee = coalesce(${receipt.payee ?? null}, payee), ${suspended(isSuspended)}
    where gateway = ${received.gateway} and provider_id = ${received.provider_id} returning ${columns}`);
  return rows[0] as ReceivedRow;
}

/** Has money without a payment looked at now. False where the gateway need not be asked, and nothing is on its way. */
export async function hastenStray(db: Queryable, { gateway, providerId }: ReceivedKey): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update cashier.received set next_check_at = app_now()
    where gateway = ${gateway} and provider_id = ${providerId} and payment_id is null
      and (state = 'reported' or suspense in ('entering', 'leaving'))`);
  return rowCount === 1;
}

export async function attachPayment(db: Queryable, received: ReceivedRow, paymentId: string): Promise<void> {
  await db.query(sql`
    update cashier.received set payment_id = ${paymentId}
    where gateway = ${received.gateway} and provider_id = ${received.provider_id}`);
}

/** Money of a payment that the wallet has not moved into the suspense account yet. */
export async function findEntering(db: Queryable, paymentId: string): Promise<ReceivedRow | undefined> {
  const { rows } = await db.query<ReceivedRow>(sql`
    select ${columns} from cashier.received where payment_id = ${paymentId} and suspense = 'entering'`);
  return rows[0];
}

/** The wallet has moved it. Nothing changes when another process marked it first. */
export async function markSuspense(
  db: Queryable,
  { gateway, provider_id, suspense }: ReceivedRow,
  moved: 'held' | 'left',
): Promise<void> {
  await db.query(sql`
    update cashier.received set suspense = ${moved}, suspense_at = app_now(), next_check_at = null
    where gateway = ${gateway} and provider_id = ${provider_id} and suspense = ${suspense}`);
}

export async function postponeSuspense(
  db: Queryable,
  { gateway, provider_id, suspense }: ReceivedRow,
  seconds: number,
): Promise<void> {
  await db.query(sql`
    update cashier.received set next_check_at = app_now() + ${seconds} * interval '1 second'
    where gateway = ${gateway} and provider_id = ${provider_id} and suspense = ${suspense}`);
}

/** A payment was credited out of the suspense account. */
export async function markCredited(db: Queryable, paymentId: string): Promise<void> {
  await db.query(sql`
    update cashier.received set suspense = 'left', suspense_at = app_now()
    where payment_id = ${paymentId} and suspense = 'held'`);
}

export async function insertReceivedEvent(
  db: Queryable,
  event: ReceivedKey & { id: string; state: string; by: string; note: string | null },
): Promise<void> {
  await db.query(sql`
    insert into cashier.received_event (id, gateway, provider_id, state, by, note)
    values (${event.id}, ${event.gateway}, ${event.providerId}, ${event.state}, ${event.by}, ${event.note})`);
}
