import type { Minor } from '@harmattan/kernel/money';
import type { TaxedProduct } from '@harmattan/kernel/taxes';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { MoneyKey } from '../wallet/index.ts';

export interface NewEntry {
  key: MoneyKey;
  authority: string;
  playerId: bigint;
  product: TaxedProduct;
  at: Date;
  month: string;
  grossMinor: Minor;
  amountMinor: Minor;
}

export async function insertEntries(db: Queryable, entries: readonly NewEntry[]): Promise<void> {
  const each = (value: (entry: NewEntry) => unknown) => entries.map(value);
  await db.query(sql`
    insert into taxes.entry (key, authority, player_id, product, at, month, gross, amount)
    select * from unnest(${each(({ key }) => key)}::uuid[], ${each(({ authority }) => authority)}::text[],
      ${each(({ playerId }) => playerId)}::bigint[], ${each(({ product }) => product)}::text[], ${each(({ at }) => at)}::timestamptz[],
      ${each(({ month }) => month)}::date[], ${each(({ grossMinor }) => grossMinor)}::bigint[],
      ${each(({ amountMinor }) => amountMinor)}::bigint[])`);
}

/** What a month comes to. */
export interface MonthSum {
  authority: string;
  /** Its first day. */
  month: string;
  withheldMinor: Minor;
  givenBackMinor: Minor;
  entries: number;
}

/** Months that are not closed, the oldest first. They are closed in their order, so that these are the newest. */
export async function sumOpenMonths(db: Queryable): Promise<MonthSum[]> {
  const { rows } = await db.query<MonthSum>(sql`
    select entry.authority, month::text as month, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as "withheldMinor",
      coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as "givenBackMinor", count(*) filter (where amount <> 0)::int as entries
    from taxes.entry left join (select authority, max(month) as last from taxes.closing group by authority) closed
      on closed.authority = entry.authority
    where month > coalesce(last, '-infinity') group by entry.authority, month order by entry.authority, month`);
  return rows;
}

export interface ClosingRow extends MonthSum {
  carriedMinor: Minor;
  closedBy: string;
  closedAt: Date;
}

const closingColumns = sql`authority, month::text as month, withheld as "withheldMinor", given_back as "givenBackMinor", entries,
  carried as "carriedMinor", closed_by as "closedBy", closed_at as "closedAt"`;

/** By authority, the oldest first. */
export async function listClosings(db: Queryable): Promise<ClosingRow[]> {
  const { rows } = await db.query<ClosingRow>(
    sql`select ${closingColumns} from taxes.closing order by authority, closing.month`,
  );
  return rows;
}

/** One closing of an authority at a time. */
export async function lockAuthority(db: Queryable, authority: string): Promise<void> {
  await db.query(sql`select pg_advisory_xact_lock(hashtextextended(${`taxes ${authority}`}, 0))`);
}

export async function insertClosing(
  db: Queryable,
  closing: MonthSum & { carriedMinor: Minor; approvalId: string; by: string },
): Promise<void> {
  const { authority, month, withheldMinor, givenBackMinor, entries, carriedMinor, approvalId, by } = closing;
  await db.query(sql`
    insert into taxes.closing (authority, month, withheld, given_back, entries, carried, due, approval_id, closed_by)
    values (${authority}, ${month}, ${withheldMinor}, ${givenBackMinor}, ${entries}, ${carriedMinor}, ${withheldMinor - givenBackMinor},
      ${approvalId}, ${by})`);
}

export interface PaymentRow {
  authority: string;
  month: string;
  amountMinor: Minor;
  reference: string;
  /** A day of the market. */
  paidOn: string;
  enteredBy: string;
  enteredAt: Date;
  bookedAt: Date | null;
}

const paymentColumns = sql`authority, month::text as month, amount as "amountMinor", reference, paid_on::text as "paidOn", entered_by as "enteredBy",
  entered_at as "enteredAt", booked_at as "bookedAt"`;

export async function listPayments(db: Queryable): Promise<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(sql`select ${paymentColumns} from taxes.payment`);
  return rows;
}

export const hasUnbooked = sql`exists (select from taxes.payment where booked_at is null)`;

export async function listUnbooked(db: Queryable, limit: number): Promise<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(
    sql`select ${paymentColumns} from taxes.payment where booked_at is null order by entered_at limit ${limit}`,
  );
  return rows;
}

/** False where a payment of the month was entered before. */
export async function insertPayment(
  db: Queryable,
  payment: Omit<PaymentRow, 'enteredAt' | 'bookedAt'>,
): Promise<boolean> {
  const { authority, month, amountMinor, reference, paidOn, enteredBy } = payment;
  const { rowCount } = await db.query(sql`
    insert into taxes.payment (authority, month, amount, reference, paid_on, entered_by)
    values (${authority}, ${month}, ${amountMinor}, ${reference}, ${paidOn}, ${enteredBy}) on conflict do nothing`);
  return rowCount === 1;
}

export async function markBooked(db: Queryable, { authority, month }: { authority: string; month: string }) {
  await db.query(sql`
    update taxes.payment set booked_at = app_now()
    where authority = ${authority} and month = ${month} and booked_at is null`);
}

export interface EntryRow {
  number: bigint;
  key: MoneyKey;
  authority: string;
  playerId: bigint;
  product: TaxedProduct;
  at: Date;
  grossMinor: Minor;
  amountMinor: Minor;
}

const entryColumns = sql`number, key, authority, player_id as "playerId", product, at, gross as "grossMinor", amount as "amountMinor"`;

/** Those that withheld or gave back, by their numbers. */
export async function listMonth(
  db: Queryable,
  { authority, month, limit }: { authority: string; month: string; limit: number },
): Promise<EntryRow[]> {
  const { rows } = await db.query<EntryRow>(sql`
    select ${entryColumns} from taxes.entry where authority = ${authority} and month = ${month} and amount <> 0
    order by number limit ${limit}`);
  return rows;
}

export interface YearSum {
  year: number;
  authority: string;
  grossMinor: Minor;
  taxMinor: Minor;
  entries: number;
}

/** What a player won and what was withheld of it, by year and authority, the newest year first. */
export async function sumYears(db: Queryable, playerId: bigint): Promise<YearSum[]> {
  const { rows } = await db.query<YearSum>(sql`
    select extract(year from month)::int as year, authority, sum(gross)::bigint as "grossMinor", sum(amount)::bigint as "taxMinor",
      count(*) filter (where amount <> 0)::int as entries
    from taxes.entry where player_id = ${playerId} group by 1, 2 order by 1 desc, 2`);
  return rows;
}

export async function listYear(
  db: Queryable,
  { playerId, year, limit }: { playerId: bigint; year: number; limit: number },
): Promise<EntryRow[]> {
  const { rows } = await db.query<EntryRow>(sql`
    select ${entryColumns} from taxes.entry
    where player_id = ${playerId} and month >= make_date(${year}, 1, 1) and month < make_date(${year}::int + 1, 1, 1) and amount <> 0
    order by number limit ${limit}`);
  return rows;
}
