import { useT } from '@harmattan/i18n/use-t';
import { EmptyState } from '@harmattan/ui/empty-state';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import styles from './activity-page.module.css';
import { PeriodPictures } from './period-pictures.tsx';
import { PeriodTable } from './period-table.tsx';
import { ProductTable } from './product-table.tsx';
import { Totals } from './totals.tsx';
import { type Unit, useActivity } from './use-activity.ts';

export function ActivityFace({ by }: { by: Unit }) {
  const t = useT();
  const failureText = useFailureText();
  const { data, error, refetch, isPending } = useActivity(by);

  if (isPending) {
    return (
      <Loading label={t('activity.loading')}>
        <div className={styles.face}>
          <Skeleton height="132px" />
          <Skeleton height="260px" />
          <Skeleton height="320px" />
        </div>
      </Loading>
    );
  }
  if (!data) {
    return (
      <ErrorState
        title={t('activity.failed')}
        text={failureText(error)}
        retryText={t('shell.retry')}
        onRetry={() => refetch()}
      />
    );
  }
  const { periods, lifetime } = data;
  return (
    <div className={styles.face}>
      <Totals periods={periods} lifetime={lifetime} />
      {periods.length === 0 ? (
        <EmptyState icon="clock" title={t('activity.empty.title')} text={t('activity.empty.text')} />
      ) : (
        <>
          <PeriodPictures activity={data} by={by} />
          <PeriodTable periods={periods} by={by} />
          <ProductTable periods={periods} />
        </>
      )}
    </div>
  );
}
