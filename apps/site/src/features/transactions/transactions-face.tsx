import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { StatusMessage } from '../../shared/forms/status-message.tsx';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { CsvButton } from './csv-button.tsx';
import styles from './transactions-face.module.css';
import type { TransactionsFilter } from './transactions-filter.ts';
import { TransactionsTable } from './transactions-table.tsx';
import { useMoreTransactions } from './use-more-transactions.ts';
import { useTransactions } from './use-transactions.ts';

interface TransactionsFaceProps {
  filter: TransactionsFilter;
  onReceipt: (id: string) => void;
}

export function TransactionsFace({ filter, onReceipt }: TransactionsFaceProps) {
  const t = useT();
  const failureText = useFailureText();
  const { data, error, refetch, isPending } = useTransactions(filter);
  const more = useMoreTransactions(filter);

  if (isPending) {
    return (
      <Loading label={t('transactions.loading')}>
        <div className={styles.skeleton}>
          {['one', 'two', 'three', 'four'].map((bone) => (
            <Skeleton key={bone} height="64px" />
          ))}
        </div>
      </Loading>
    );
  }
  if (error) {
    return (
      <ErrorState
        title={t('transactions.failed')}
        text={failureText(error)}
        retryText={t('shell.retry')}
        onRetry={() => refetch()}
      />
    );
  }
  const { rows, nextPage } = data;
  if (rows.length === 0) {
    return <EmptyState icon="receipt" title={t('transactions.empty.title')} text={t('transactions.empty.text')} />;
  }
  return (
    <div className={styles.face}>
      <div className={styles.tools}>
        <p role="status">
          {t(nextPage === undefined ? 'transactions.count' : 'transactions.count.more', { count: rows.length })}
        </p>
        <CsvButton filter={filter} />
      </div>
      <TransactionsTable rows={rows} onReceipt={onReceipt} />
      <StatusMessage failure={more.isPending ? undefined : more.error} />
      {nextPage !== undefined && (
        <Button wide busy={more.isPending} onClick={() => more.mutate(nextPage)}>
          {t('transactions.more')}
        </Button>
      )}
    </div>
  );
}
