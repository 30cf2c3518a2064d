import { listAdjustments } from '../adjustments/index.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { type HistoryStatus, historyPageRows, historyStatus } from './history-rules.ts';
import { reasonWord } from './reason-word.ts';
import { type HistoryRow, listHistory } from './store/history.ts';

const dayMs = 24 * 60 * 60 * 1_000;

interface HistoryQuery {
  playerId: bigint;
  startDate: Date;
  toDate: Date;
  direction: 'deposit' | 'withdraw' | undefined;
  status: HistoryStatus | undefined;
  /** From 1. */
  page: number;
}

/** Between two days, both included, the newest first. A page of payments has the adjustments of its time as well. */
export async function readHistory(deps: CashierDeps, query: HistoryQuery) {
  const payments = await readPage(deps, query);
  const shown = [
    ...payments.map((row) => shownPayment(deps, row)),
    ...(await readAdjustments(deps, query, payments)).map((row) => shownAdjustment(deps, row)),
  ];
  return shown.sort((one, other) => other.transactionStartDate.getTime() - one.transactionStartDate.getTime());
}

function readPage(deps: CashierDeps, query: HistoryQuery): Promise<HistoryRow[]> {
  return listHistory(deps.pool, {
    playerId: query.playerId,
    from: query.startDate,
    before: endOf(query),
    direction: query.direction,
    status: query.status,
    page: query.page - 1,
    pageRows: historyPageRows,
  });
}

/** An adjustment is neither a deposit nor a withdrawal, and the player is shown it once it has succeeded. */
async function readAdjustments(deps: CashierDeps, query: HistoryQuery, payments: HistoryRow[]) {
  if (query.direction !== undefined || (query.status !== undefined && query.status !== historyStatus.success))
    return [];
  const previous = query.page > 1 ? await readPage(deps, { ...query, page: query.page - 1 }) : undefined;
  if (previous && previous.length < historyPageRows) return [];
  return listAdjustments(deps.pool, {
    playerId: query.playerId,
    from: (payments.length === historyPageRows && payments.at(-1)?.created_at) || query.startDate,
    before: previous?.at(-1)?.created_at ?? endOf(query),
    limit: historyPageRows,
  });
}

function endOf({ toDate }: HistoryQuery): Date {
  return new Date(toDate.getTime() + dayMs);
}

function shownPayment(deps: CashierDeps, row: HistoryRow) {
  return {
    transactionStartDate: row.created_at,
    type: row.direction === 'deposit' ? (1 as const) : (2 as const),
    // What was credited counts, not what was asked for.
    amount: row.received_kobo ?? row.amount_kobo,
    transCurrency: row.currency,
    currentbalance: row.balance_after_kobo,
    userCurrency: deps.currency,
    customerNote: row.note === null ? row.view_name : reasonWord(row.direction, row.note),
    status: row.status,
    id: row.id,
    reference: row.reference,
  };
}

function shownAdjustment({ currency }: CashierDeps, row: Awaited<ReturnType<typeof listAdjustments>>[number]) {
  return {
    transactionStartDate: row.created_at,
    type: row.direction === 'credit' ? (3 as const) : (4 as const),
    amount: row.amount_minor,
    transCurrency: currency,
    currentbalance: row.balance_after_minor,
    userCurrency: currency,
    customerNote: '',
    status: historyStatus.success,
    id: row.id,
    reference: row.id,
  };
}
