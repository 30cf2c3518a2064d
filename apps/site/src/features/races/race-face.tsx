import { useT } from '@harmattan/i18n/use-t';
import { ButtonLink } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { isMaintenance, isUnknownRace } from './is-status.ts';
import { MaintenanceState } from './maintenance-state.tsx';
import { RaceView } from './race-view.tsx';
import type { useRace } from './use-race.ts';

export function RaceFace({ found }: { found: ReturnType<typeof useRace> }) {
  const t = useT();
  const failureText = useFailureText();
  const { data: race, error, refetch, isPending } = found;

  if (isPending) {
    return (
      <Loading label={t('races.loading')}>
        <Skeleton height="320px" />
        <Skeleton height="480px" />
      </Loading>
    );
  }
  if (isMaintenance(error)) return <MaintenanceState onRetry={refetch} />;
  if (isUnknownRace(error)) {
    return (
      <EmptyState
        icon="trophy"
        title={t('races.CASHRACE_DOES_NOT_EXIST')}
        text={t('races.gone.text')}
        action={
          <ButtonLink kind="primary" href="/cashraces">
            {t('races.gone.way')}
          </ButtonLink>
        }
      />
    );
  }
  if (!race) {
    return (
      <ErrorState
        title={t('races.failed')}
        text={failureText(error)}
        retryText={t('shell.retry')}
        onRetry={() => refetch()}
      />
    );
  }
  return <RaceView key={race.id} race={race} />;
}
