import { useT } from '@harmattan/i18n/use-t';
import type { QueryResult } from '@harmattan/queries';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import type { ReactNode } from 'react';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';

interface TaxRemoteProps<Data> {
  query: QueryResult<Data>;
  children: (data: Data) => ReactNode;
}

export function TaxRemote<Data>({ query: { data, error, refetch, isPending }, children }: TaxRemoteProps<Data>) {
  const t = useT();
  const failureText = useFailureText();
  if (isPending)
    return (
      <Loading label={t('tax.loading')}>
        <Skeleton height="240px" />
      </Loading>
    );
  if (data === undefined)
    return (
      <ErrorState
        title={t('tax.failed')}
        text={failureText(error)}
        retryText={t('shell.retry')}
        onRetry={() => refetch()}
      />
    );
  return children(data);
}
