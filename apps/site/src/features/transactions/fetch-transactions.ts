import type { CallData } from '@harmattan/contract';
import { call } from '../../shared/api/call.ts';
import type { TransactionsFilter } from './transactions-filter.ts';

export type Transaction = CallData<'POST User/TransactionHistory'>['resp'][number];

/** A page this long may have another one behind it. Corrections by the operator come on top. */
const pageLength = 500;

export interface TransactionsPage {
  rows: Transaction[];
  /** Undefined when this was the last one. */
  nextPage: number | undefined;
}

interface PageWanted extends TransactionsFilter {
  page: number;
  signal?: AbortSignal;
}

export async function fetchTransactions({
  from,
  to,
  type,
  status,
  page,
  signal,
}: PageWanted): Promise<TransactionsPage> {
  const { resp } = await call('POST User/TransactionHistory', {
    query: { startDate: from, toDate: to, type, status, page: String(page) },
    ...(signal && { signal }),
  });
  return { rows: resp, nextPage: resp.length >= pageLength ? page + 1 : undefined };
}
