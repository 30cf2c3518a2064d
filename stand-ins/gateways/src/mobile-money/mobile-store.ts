import { type Sql, sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

export type Gateway = 'selcom' | 'fasthub';

export interface Payment {
  gateway: Gateway;
  transid: string;
  reference: string;
  operator: string;
  utilityref: string;
  number: string;
  amountMinor: bigint;
  state: 'waiting' | 'paying' | 'paid' | 'failed';
  why: string;
  createdAt: Date;
}

export interface Payout {
  gateway: Gateway;
  transid: string;
  reference: string;
  wallet: string;
  number: string;
  amountMinor: bigint;
  state: 'waiting' | 'paid' | 'failed';
  createdAt: Date;
}

const paymentColumns = `gateway, transid, reference, operator, utilityref, number, amount_kobo as "amountMinor", state, why,
  created_at as "createdAt"`;
const payoutColumns = `gateway, transid, reference, wallet, number, amount_kobo as "amountMinor", state,
  created_at as "createdAt"`;
const shownMax = 10;
/** Longer than the platform may take to answer all that it is asked. */
export const payingLivesMs = 60_000;

export interface Key {
  gateway: Gateway;
  transid: string;
}

/** False when the transid is known already. */
export async function insertPayment(
  db: Queryable,
  payment: Omit<Payment, 'why' | 'createdAt'> & { expiresInMs: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into mobile.payment (gateway, transid, reference, operator, utilityref, number, amount_kobo, state, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, app_now() + $9 * interval '1 millisecond')
     on conflict (gateway, transid) do nothing`,
    [
      payment.gateway,
      payment.transid,
      payment.reference,
      payment.operator,
      payment.utilityref,
      payment.number,
      payment.amountMinor,
      payment.state,
      payment.expiresInMs,
    ],
  );
  return rowCount === 1;
}

export async function findPayment(db: Queryable, { gateway, transid }: Key): Promise<Payment | undefined> {
  const { rows } = await db.query(`select ${paymentColumns} from mobile.payment where gateway = $1 and transid = $2`, [
    gateway,
    transid,
  ]);
  return rows[0];
}

/** Undefined when it was not in the state that it should leave. */
export async function movePayment(
  db: Queryable,
  { gateway, transid }: Key,
  change: { from: Payment['state']; to: Payment['state']; why?: string },
): Promise<Payment | undefined> {
  const { rows } = await db.query(
    `update mobile.payment
     set state = $4, why = $5, expires_at = case $4 when 'paying' then app_now() + $6 * interval '1 millisecond' else expires_at end
     where gateway = $1 and transid = $2 and state = $3 and expires_at > app_now()
     returning ${paymentColumns}`,
    [gateway, transid, change.from, change.to, change.why ?? '', payingLivesMs],
  );
  return rows[0];
}

export const hasDue = (gateway: Gateway): Sql => sql`(
  exists (select from mobile.payment where state in ('waiting', 'paying') and expires_at <= (select app_now()))
  or exists (select from mobile.payout where gateway = ${gateway} and state = 'waiting' and pays_at <= (select app_now())))`;

/** The payer did not decide in time, or the process died while asking: the payer keeps the money. */
export async function failExpired(db: Queryable): Promise<void> {
  await db.query(
    `update mobile.payment set state = 'failed', why = 'Expired'
     where state in ('waiting', 'paying') and expires_at <= app_now()`,
  );
}

export async function listPushes(db: Queryable, gateway: Gateway, number: string): Promise<Payment[]> {
  const { rows } = await db.query(
    `select ${paymentColumns} from mobile.payment
     where gateway = $1 and number = $2 and state = 'waiting' and expires_at > app_now()
     order by created_at desc limit $3`,
    [gateway, number, shownMax],
  );
  return rows;
}

/** False when the transid is known already. */
export async function insertPayout(
  db: Queryable,
  payout: Omit<Payout, 'createdAt'> & { paysInMs: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into mobile.payout (gateway, transid, reference, wallet, number, amount_kobo, state, pays_at)
     values ($1, $2, $3, $4, $5, $6, $7, app_now() + $8 * interval '1 millisecond')
     on conflict (gateway, transid) do nothing`,
    [
      payout.gateway,
      payout.transid,
      payout.reference,
      payout.wallet,
      payout.number,
      payout.amountMinor,
      payout.state,
      payout.paysInMs,
    ],
  );
  return rowCount === 1;
}

export async function findPayout(db: Queryable, { gateway, transid }: Key): Promise<Payout | undefined> {
  const { rows } = await db.query(`select ${payoutColumns} from mobile.payout where gateway = $1 and transid = $2`, [
    gateway,
    transid,
  ]);
  return rows[0];
}

/** Undefined when it had ended before. */
export async function endWaitingPayout(
  db: Queryable,
  { gateway, transid }: Key,
  state: 'paid' | 'failed',
): Promise<Payout | undefined> {
  const { rows } = await db.query(
    `update mobile.payout set state = $3 where gateway = $1 and transid = $2 and state = 'waiting'
     returning ${payoutColumns}`,
    [gateway, transid, state],
  );
  return rows[0];
}

export async function listDuePayouts(db: Queryable, gateway: Gateway): Promise<Key[]> {
  const { rows } = await db.query(
    `select gateway, transid from mobile.payout where gateway = $1 and state = 'waiting' and pays_at <= app_now()
     order by pays_at limit 20`,
    [gateway],
  );
  return rows;
}

export async function listPayouts(db: Queryable, gateway: Gateway, number: string): Promise<Payout[]> {
  const { rows } = await db.query(
    `select ${payoutColumns} from mobile.payout where gateway = $1 and number = $2 order by created_at desc limit $3`,
    [gateway, number, shownMax],
  );
  return rows;
}
