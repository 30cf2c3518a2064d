import { fetchTransactions, type Transaction } from './fetch-transactions.ts';
import type { TransactionsFilter } from './transactions-filter.ts';

/** A hundred thousand rows: more than a spreadsheet on a phone opens. */
const pagesMax = 200;

/** Every row in the filter, page by page; tells how many are there so far. */
export async function fetchAllTransactions(
  filter: TransactionsFilter,
  onProgress: (count: number) => void,
): Promise<Transaction[]> {
  const rows: Transaction[] = [];
  let page: number | undefined = 1;
  while (page !== undefined && page <= pagesMax) {
    const fetched = await fetchTransactions({ ...filter, page });
    rows.push(...fetched.rows);
    onProgress(rows.length);
    page = fetched.nextPage;
  }
  return rows;
}
