import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '../texts/failure-text.ts';
import { type SharedId, useTexts } from '../texts/texts.ts';
import styles from './remote.module.css';

interface RemoteProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Skeleton, error with a way to try again, or the data. Data that is there stays while newer data cannot be had, and says so. */
export function Remote<Data>({ query, skeleton = <RowsSkeleton />, children }: RemoteProps<Data>) {
  const t = useTexts<SharedId>();
  const { data, error, refetch } = query;
  const retry = () => void refetch();
  if (data === undefined && error)
    return (
      <div className={styles.panel}>
        <ErrorState
          title={t('shared.failed')}
          text={failureText(error)}
          retryText={t('shared.retry')}
          onRetry={retry}
        />
      </div>
    );
  if (data === undefined) return <Loading label={t('shared.loading')}>{skeleton}</Loading>;
  return (
    <>
      {error && (
        <p role="alert" className={styles.stale}>
          {failureText(error)}{' '}
          <button type="button" className={styles.retry} onClick={retry}>
            {t('shared.retry')}
          </button>
        </p>
      )}
      {children(data)}
    </>
  );
}

const rows = [0, 1, 2, 3, 4, 5];

export function RowsSkeleton() {
  return (
    <div className={styles.rows}>
      {rows.map((row) => (
        <Skeleton key={row} height="44px" />
      ))}
    </div>
  );
}
