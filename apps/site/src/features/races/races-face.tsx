import { useT } from '@harmattan/i18n/use-t';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { isMaintenance } from './is-status.ts';
import { MaintenanceState } from './maintenance-state.tsx';
import { NoRacesDialog } from './no-races-dialog.tsx';
import { RaceCard } from './race-card.tsx';
import styles from './races-page.module.css';
import { type Race, useRaces } from './use-races.ts';

const groups = [
  { states: ['running', 'upcoming'], title: 'races.group.open' },
  { states: ['finished', 'paid', 'canceled'], title: 'races.group.ended' },
] as const;

export function RacesFace() {
  const t = useT();
  const failureText = useFailureText();
  const { data: races, error, refetch, isPending } = useRaces();

  if (isPending) {
    return (
      <Loading label={t('races.loading')}>
        <div className={styles.list}>
          <Skeleton height="420px" />
          <Skeleton height="420px" />
        </div>
      </Loading>
    );
  }
  if (isMaintenance(error)) return <MaintenanceState onRetry={refetch} />;
  if (!races) {
    return (
      <ErrorState
        title={t('races.failed')}
        text={failureText(error)}
        retryText={t('shell.retry')}
        onRetry={() => refetch()}
      />
    );
  }
  if (races.length === 0) return <NoRacesDialog />;
  return groups.map(({ states, title }) => {
    const shown = races.filter(({ state }) => (states as readonly Race['state'][]).includes(state));
    return (
      shown.length > 0 && (
        <section key={title} className={styles.group}>
          <h2 className={styles.subheading}>{t(title)}</h2>
          <ul className={styles.list}>
            {shown.map((race) => (
              <RaceCard key={race.id} race={race} onTurn={refetch} />
            ))}
          </ul>
        </section>
      )
    );
  });
}
