import { useT } from '@harmattan/i18n/use-t';
import { EmptyState } from '@harmattan/ui/empty-state';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { Sample, Specimen } from './specimen.tsx';

export function StateSpecimen() {
  const t = useT();
  return (
    <Specimen name="Skeleton, EmptyState, ErrorState">
      <Sample props="Loading with Skeletons">
        <Loading label={t('shell.loading')}>
          <Skeleton width="40%" />
          <Skeleton width="90%" />
          <Skeleton height="64px" />
        </Loading>
      </Sample>
      <Sample props="EmptyState">
        <EmptyState icon="chat" title={t('gallery.state.empty.title')} text={t('gallery.state.empty.text')} />
      </Sample>
      <Sample props="ErrorState">
        <ErrorState
          title={t('gallery.state.error.title')}
          text={t('message.unreachable')}
          retryText={t('shell.retry')}
          onRetry={() => undefined}
        />
      </Sample>
    </Specimen>
  );
}
