import { useMutation } from '@harmattan/queries';
import { useState } from 'react';
import { csvText } from '../../shared/device/csv-text.ts';
import { downloadFile } from '../../shared/device/download-file.ts';
import { fetchAllTransactions } from './all-transactions.ts';
import type { TransactionsFilter } from './transactions-filter.ts';
import { useCsvLines } from './use-csv-lines.ts';

export function useCsvDownload(filter: TransactionsFilter) {
  const linesOf = useCsvLines();
  const [count, setCount] = useState(0);
  const mutation = useMutation({
    mutationFn: async () => {
      setCount(0);
      const { rows, isCut } = await fetchAllTransactions(filter, setCount);
      const name = `transactions-${filter.from}-to-${filter.to}.csv`;
      downloadFile({ name, type: 'text/csv;charset=utf-8', text: csvText(linesOf(rows)) });
      return { isCut };
    },
  });
  return { ...mutation, count };
}
