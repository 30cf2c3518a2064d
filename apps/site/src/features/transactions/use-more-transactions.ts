import { useMutation, useQueryClient } from '@harmattan/queries';
import { fetchTransactions, type TransactionsPage } from './fetch-transactions.ts';
import type { TransactionsFilter } from './transactions-filter.ts';
import { transactionsKey } from './use-transactions.ts';

/** Puts the next page behind the rows that are there. */
export function useMoreTransactions(filter: TransactionsFilter) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (page: number) => fetchTransactions({ ...filter, page }),
    onSuccess(more, page) {
      queryClient.setQueryData<TransactionsPage>(transactionsKey(filter), (shown) =>
        // The list may have begun anew while the page was on its way.
        shown?.nextPage === page ? { ...more, rows: [...shown.rows, ...more.rows] } : shown,
      );
    },
  });
}
