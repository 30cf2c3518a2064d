import { fetchTransactions, type Transaction } from './fetch-transactions.ts';
import type { TransactionsFilter } from './transactions-filter.ts';

/** A hundred thousand rows: more than a spreadsheet on a phone opens. */
const pagesMax = 200;

interface AllTransactions {
  rows: Transaction[];
  /** There are more than these. */
  isCut: boolean;
}

/** The rows in the filter up to the limit, page by page; tells how many are there so far. */
export async function fetchAllTransactions(
  filter: TransactionsFilter,
  onProgress: (count: number) => void,
  fetchPage = fetchTransactions,
): Promise<AllTransactions> {
  const rows: Transaction[] = [];
  let page: number | undefined = 1;
  while (page !== undefined && page <= pagesMax) {
    const fetched = await fetchPage({ ...filter, page });
    rows.push(...fetched.rows);
    onProgress(rows.length);
    page = fetched.nextPage;
  }
  return { rows, isCut: page !== undefined };
}
