import { useT } from '@harmattan/i18n/use-t';
import { EmptyState } from '@harmattan/ui/empty-state';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { FormMessage } from '../../shared/forms/form-message.tsx';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import type { Period } from '../../shared/time/period.ts';
import styles from './history-face.module.css';
import { HistoryTable } from './history-table.tsx';
import { useLoginHistory } from './use-login-history.ts';

/** The most that the server answers. */
const loginsMax = 500;

export function HistoryFace({ period }: { period: Period }) {
  const t = useT();
  const failureText = useFailureText();
  const { data: logins, error, refetch, isPending } = useLoginHistory(period);

  if (isPending) {
    return (
      <Loading label={t('security.history.loading')}>
        <div className={styles.skeleton}>
          <Skeleton height="56px" />
          <Skeleton height="56px" />
          <Skeleton height="56px" />
        </div>
      </Loading>
    );
  }
  if (error) {
    return (
      <ErrorState
        title={t('security.history.failed')}
        text={failureText(error)}
        retryText={t('shell.retry')}
        onRetry={() => refetch()}
      />
    );
  }
  if (logins.length === 0) {
    return (
      <EmptyState icon="clock" title={t('security.history.empty.title')} text={t('security.history.empty.text')} />
    );
  }
  return (
    <>
      <FormMessage
        kind="info"
        text={logins.length === loginsMax ? t('security.history.cut', { count: loginsMax }) : undefined}
      />
      <HistoryTable logins={logins} />
    </>
  );
}
