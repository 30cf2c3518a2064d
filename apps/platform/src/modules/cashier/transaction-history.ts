import type { CashierDeps } from './cashier-deps.ts';
import { type HistoryStatus, historyPageRows } from './history-rules.ts';
import { reasonWord } from './reason-word.ts';
import { listHistory } from './store/history.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** Between two days, both included, the newest first. */
export async function readHistory(
  deps: CashierDeps,
  query: {
    playerId: bigint;
    startDate: Date;
    toDate: Date;
    direction: 'deposit' | 'withdraw' | undefined;
    status: HistoryStatus | undefined;
    /** From 1. */
    page: number;
  },
) {
  const rows = await listHistory(deps.pool, {
    playerId: query.playerId,
    from: query.startDate,
    before: new Date(query.toDate.getTime() + dayMs),
    direction: query.direction,
    status: query.status,
    page: query.page - 1,
    pageRows: historyPageRows,
  });
  return rows.map((row) => ({
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
  }));
}
