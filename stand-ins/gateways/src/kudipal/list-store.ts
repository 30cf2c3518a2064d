import { market } from '@harmattan/kernel/market';
import type { Queryable } from '@harmattan/process/transaction';
import { depositFeeSql, payoutFeeMinor } from './fees.ts';
import type { Charge, Movement } from './kudipal-store.ts';
import type { Payout } from './payout-store.ts';

/** Days as `YYYY-MM-DD`, in UTC, both included; pages count from 1. */
export interface Days {
  from: string;
  to: string;
  page: number;
}

export interface Page<Row> {
  rows: Row[];
  total: number;
}

export const pageRows = 20;

async function readPage<Row>(db: Queryable, query: string, { from, to, page }: Days): Promise<Page<Row>> {
  const { rows } = await db.query(
    `with listed as (select * from (${query}) every where ("createdAt" at time zone 'UTC')::date between $1 and $2)
     select listed.*, (select count(*)::integer from listed) as total from listed order by "createdAt", id limit $3 offset $4`,
    [from, to, pageRows, (page - 1) * pageRows],
  );
  return { rows, total: rows[0]?.total ?? 0 };
}

const movements = `
  select t.id, t.tx_ref as "txRef", t.amount_kobo as "amountMinor", t.status, t.response,
    coalesce(t.settled_at, t.created_at) as "createdAt", c.flw_ref as "flwRef", c.kind, c.currency, c.ussd_code as "ussdCode"
  from kudipal.transaction t join kudipal.charge c using (tx_ref)`;
export type ListedMovement = Movement & Pick<Charge, 'flwRef' | 'kind' | 'currency' | 'ussdCode'>;
export const listMovements = (db: Queryable, days: Days) => readPage<ListedMovement>(db, movements, days);

const payouts = `
  select reference, id, account_bank as "accountBank", account_number as "accountNumber", account_name as "accountName", number,
    amount_kobo as "amountMinor", currency, status, complete_message as "completeMessage", created_at as "createdAt"
  from kudipal.payout`;
export const listPayoutPage = (db: Queryable, days: Days) => readPage<Payout>(db, payouts, days);

export interface TakenBack {
  id: bigint;
  transactionId: bigint;
  txRef: string;
  flwRef: string;
  currency: string;
  amountMinor: bigint;
  createdAt: Date;
}

const takenBack = (table: 'chargeback' | 'refund') => `
  select b.id, b.transaction_id as "transactionId", t.tx_ref as "txRef", c.flw_ref as "flwRef", c.currency,
    b.amount_kobo as "amountMinor", b.created_at as "createdAt"
  from kudipal.${table} b join kudipal.transaction t on t.id = b.transaction_id join kudipal.charge c using (tx_ref)`;
export const listChargebacks = (db: Queryable, days: Days) => readPage<TakenBack>(db, takenBack('chargeback'), days);
export const listRefunds = (db: Queryable, days: Days) => readPage<TakenBack>(db, takenBack('refund'), days);

export interface Settlement {
  id: bigint;
  currency: string;
  amountMinor: bigint;
  createdAt: Date;
}

const settlements = `select id, currency, amount_kobo as "amountMinor", created_at as "createdAt" from kudipal.settlement`;
export const listSettlements = (db: Queryable, days: Days) => readPage<Settlement>(db, settlements, days);

/** Everything that moved money, by when it did, less what it cost. */
const moved = `
  select c.currency, coalesce(t.settled_at, t.created_at) as at, t.amount_kobo - ${depositFeeSql('t.amount_kobo')} as kobo
  from kudipal.transaction t join kudipal.charge c using (tx_ref) where t.status = 'successful'
  union all select currency, created_at, -amount_kobo - ${payoutFeeMinor} from kudipal.payout where status = 'SUCCESSFUL'
  union all select currency, created_at, -amount_kobo from kudipal.settlement
  union all select currency, "createdAt", -"amountMinor" from (${takenBack('chargeback')}) back
  union all select currency, "createdAt", -"amountMinor" from (${takenBack('refund')}) paid_back`;

export async function readBalance(db: Queryable, currency: string): Promise<bigint> {
  const { rows } = await db.query(
    `select coalesce(sum(kobo), 0)::bigint as kobo from (${moved}) moved where currency = $1`,
    [currency],
  );
  return rows[0].kobo;
}

/** Pays what stood on the balance at the market's midnight to the merchant's bank, once a day. */
export async function settleDay(db: Queryable): Promise<void> {
  await db.query(
    `with midnight as (select date_trunc('day', app_now() at time zone $1::text) as local)
     insert into kudipal.settlement (day, currency, amount_kobo)
     select local::date, currency, sum(kobo)::bigint from (${moved}) moved, midnight
     where at < local at time zone $1::text
       and not exists (select 1 from kudipal.settlement s where s.day = local::date and s.currency = moved.currency)
     group by 1, 2 having sum(kobo) > 0
     on conflict (day, currency) do nothing`,
    [market.timeZone],
  );
}

/** Takes payments back that were made with the card for it, a minute after they were made. */
export async function chargeBackDue(db: Queryable, cardName: string): Promise<void> {
  await db.query(
    `insert into kudipal.chargeback (transaction_id, amount_kobo)
     select t.id, t.amount_kobo from kudipal.charge c join kudipal.transaction t using (tx_ref)
     where c.card = $1 and t.status = 'successful' and t.settled_at <= app_now() - interval '1 minute'
       and not exists (select 1 from kudipal.chargeback b where b.transaction_id = t.id)
     on conflict (transaction_id) do nothing`,
    [cardName],
  );
}

/** Pays a successful payment back to its payer, once. Undefined for any other. */
export async function insertRefund(db: Queryable, transactionId: bigint): Promise<TakenBack | undefined> {
  await db.query(
    `insert into kudipal.refund (transaction_id, amount_kobo)
     select id, amount_kobo from kudipal.transaction where id = $1 and status = 'successful' on conflict (transaction_id) do nothing`,
    [transactionId],
  );
  const { rows } = await db.query(`${takenBack('refund')} where b.transaction_id = $1`, [transactionId]);
  return rows[0];
}
