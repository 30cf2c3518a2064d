import type { Minor } from '@harmattan/kernel/money';
import { sql } from 'kysely';
import type { HistoryStatus } from '../history-rules.ts';
import type { Executor } from './payment-row.ts';

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

const columns = sql`created_at, direction, amount_kobo, received_kobo, balance_after_kobo, currency, view_name, note, status`;

/**
 * Payments are numbered without gaps in the order of their time. So two look-ups turn the days into a range of numbers,
 * and the page is a part of it by arithmetic: the last page costs what the first one does.
 */
export async function listHistory(db: Executor, query: HistoryQuery): Promise<HistoryRow[]> {
  return query.status === undefined ? listByNumber(db, query) : listByStatus(db, query, query.status);
}

async function listByNumber(db: Executor, query: HistoryQuery): Promise<HistoryRow[]> {
  const range = await findRange(db, query);
  if (!range) return [];
  const highest = range.highest - BigInt(query.page) * BigInt(query.pageRows);
  const number = query.direction ? sql`type_number` : sql`number`;
  const { rows } = await sql<HistoryRow>`
    select ${columns} from cashier.payment
    where player_id = ${query.playerId} ${ofDirection(query)}
      and ${number} <= ${highest} and ${number} > ${highest - BigInt(query.pageRows)} and ${number} >= ${range.lowest}
    order by ${number} desc`.execute(db);
  return rows;
}

/** What has one status changes, so it cannot be numbered. The rows before the page are passed over in the index alone. */
async function listByStatus(db: Executor, query: HistoryQuery, status: HistoryStatus): Promise<HistoryRow[]> {
  const range = await findRange(db, { ...query, direction: undefined });
  if (!range) return [];
  const { rows } = await sql<HistoryRow>`
    select ${columns} from cashier.payment
    where player_id = ${query.playerId} and number in (
      select number from cashier.payment
      where player_id = ${query.playerId} ${ofDirection(query)} and status = ${status}
        and number between ${range.lowest} and ${range.highest}
      order by number desc offset ${query.page * query.pageRows} limit ${query.pageRows})
    order by number desc`.execute(db);
  return rows;
}

async function findRange(db: Executor, query: HistoryQuery): Promise<{ lowest: bigint; highest: bigint } | undefined> {
  const number = query.direction ? sql`type_number` : sql`number`;
  const edge = (order: 'asc' | 'desc') => sql`(
    select ${number} from cashier.payment
    where player_id = ${query.playerId} ${ofDirection(query)}
      and created_at >= ${query.from} and created_at < ${query.before}
    order by created_at ${sql.raw(order)}, ${number} ${sql.raw(order)} limit 1)`;
  const { rows } = await sql<{ lowest: bigint | null; highest: bigint | null }>`
    select ${edge('asc')} as lowest, ${edge('desc')} as highest`.execute(db);
  const { lowest = null, highest = null } = rows[0] ?? {};
  return lowest === null || highest === null ? undefined : { lowest, highest };
}

function ofDirection({ direction }: HistoryQuery) {
  return direction ? sql`and direction = ${direction}` : sql``;
}
