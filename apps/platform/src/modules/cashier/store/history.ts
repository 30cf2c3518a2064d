import type { Minor } from '@harmattan/kernel/money';
import { type Sql, sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { HistoryStatus } from '../history-rules.ts';

export interface HistoryQuery {
  playerId: bigint;
  from: Date;
  before: Date;
  direction: 'deposit' | 'withdraw' | undefined;
  status: HistoryStatus | undefined;
  /** From 0. */
  page: number;
  pageRows: number;
}

export interface HistoryRow {
  id: string;
  reference: string;
  created_at: Date;
  direction: 'deposit' | 'withdraw';
  amount_kobo: Minor;
  received_kobo: Minor | null;
  balance_after_kobo: Minor | null;
  currency: string;
  view_name: string;
  note: string | null;
  status: HistoryStatus;
}

const columns = sql`id, reference, created_at, direction, amount_kobo, received_kobo, balance_after_kobo, currency, view_name, note, status`;

/**
 * Payments are numbered without gaps in the order of their time. So two look-ups turn the days into a range of numbers,
 * and the page is a part of it by arithmetic: the last page costs what the first one does.
 */
export async function listHistory(db: Queryable, query: HistoryQuery): Promise<HistoryRow[]> {
  return query.status === undefined ? listByNumber(db, query) : listByStatus(db, query, query.status);
}

async function listByNumber(db: Queryable, query: HistoryQuery): Promise<HistoryRow[]> {
  const range = await findRange(db, query);
  if (!range) return [];
  const highest = range.highest - BigInt(query.page) * BigInt(query.pageRows);
  const number = query.direction ? sql`type_number` : sql`number`;
  const { rows } = await db.query<HistoryRow>(sql`
    select ${columns} from cashier.payment
    where player_id = ${query.playerId} ${ofDirection(query)}
      and ${number} <= ${highest} and ${number} > ${highest - BigInt(query.pageRows)} and ${number} >= ${range.lowest}
    order by ${number} desc`);
  return rows;
}

/** What has one status changes, so it cannot be numbered. The rows before the page are passed over in the index alone. */
async function listByStatus(db: Queryable, query: HistoryQuery, status: HistoryStatus): Promise<HistoryRow[]> {
  const range = await findRange(db, { ...query, direction: undefined });
  if (!range) return [];
  const { rows } = await db.query<HistoryRow>(sql`
    select ${columns} from cashier.payment
    where player_id = ${query.playerId} and number in (
      select number from cashier.payment
      where player_id = ${query.playerId} ${ofDirection(query)} and status = ${status}
        and number between ${range.lowest} and ${range.highest}
      order by number desc offset ${query.page * query.pageRows} limit ${query.pageRows})
    order by number desc`);
  return rows;
}

async function findRange(db: Queryable, query: HistoryQuery): Promise<{ lowest: bigint; highest: bigint } | undefined> {
  const number = query.direction ? sql`type_number` : sql`number`;
  const edge = (order: Sql) => sql`(
    select ${number} from cashier.payment
    where player_id = ${query.playerId} ${ofDirection(query)}
      and created_at >= ${query.from} and created_at < ${query.before}
    order by created_at ${order}, ${number} ${order} limit 1)`;
  const { rows } = await db.query<{ lowest: bigint | null; highest: bigint | null }>(sql`
    select ${edge(sql`asc`)} as lowest, ${edge(sql`desc`)} as highest`);
  const { lowest = null, highest = null } = rows[0] ?? {};
  return lowest === null || highest === null ? undefined : { lowest, highest };
}

function ofDirection({ direction }: HistoryQuery) {
  return direction ? sql`and direction = ${direction}` : sql``;
}
