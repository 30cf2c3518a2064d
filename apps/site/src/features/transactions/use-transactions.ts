import { useQuery } from '@harmattan/queries';
import { fetchTransactions, type TransactionsPage } from './fetch-transactions.ts';
import type { TransactionsFilter } from './transactions-filter.ts';

export function transactionsKey(filter: TransactionsFilter) {
  return ['POST User/TransactionHistory', filter];
}

/** All rows that were loaded so far, the first page at first. */
export function useTransactions(filter: TransactionsFilter) {
  return useQuery<TransactionsPage>({
    queryKey: transactionsKey(filter),
    queryFn: ({ signal }) => fetchTransactions({ ...filter, page: 1, signal }),
    // Asked anew on arrival and by Submit; in between, the pages that were added must not fall away.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
