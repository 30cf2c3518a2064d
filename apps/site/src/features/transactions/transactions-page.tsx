import { useT } from '@harmattan/i18n/use-t';
import { useQueryClient } from '@harmattan/queries';
import { useSearchParams } from '@harmattan/router/use-search-params';
import { useState } from 'react';
import { HistoryTabs } from '../../shared/page/history-tabs.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { now } from '../../shared/time/clock.ts';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { TransactionsFace } from './transactions-face.tsx';
import { filterOf, type TransactionsFilter } from './transactions-filter.ts';
import { TransactionsForm } from './transactions-form.tsx';
import styles from './transactions-page.module.css';
import { transactionsKey } from './use-transactions.ts';

export function TransactionsPage() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const queryClient = useQueryClient();
  // One today for as long as the page is open: midnight must not change the list under its reader.
  const [openedAtMs] = useState(now);
  const filter = filterOf(search, openedAtMs);

  function show(chosen: TransactionsFilter) {
    setSearch({ ...chosen });
    // From page 1, and afresh: the same filter again is a wish for news.
    queryClient.resetQueries({ queryKey: transactionsKey(chosen) });
  }

  /** It stands in the address, so that a message can lead to it. */
  function showReceipt(id: string | undefined) {
    const next = new URLSearchParams(search);
    if (id === undefined) next.delete('receipt');
    else next.set('receipt', id);
    setSearch(next);
  }

  return (
    <div className={styles.page}>
      <PageHeading className={styles.heading}>{t('transactions.title')}</PageHeading>
      <HistoryTabs current="payments" />
      <TransactionsForm filter={filter} onShow={show} />
      <TransactionsFace key={JSON.stringify(filter)} filter={filter} onReceipt={showReceipt} />
      <ReceiptDialog id={search.get('receipt')} onClose={() => showReceipt(undefined)} />
    </div>
  );
}
