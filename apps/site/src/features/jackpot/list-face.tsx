import { useT } from '@harmattan/i18n/use-t';
import { EmptyState } from '@harmattan/ui/empty-state';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { JackpotRow } from './jackpot-row.tsx';
import styles from './list-face.module.css';
import { useJackpots } from './use-jackpots.ts';

/** Only what can be bet on; what was bet is on the other tab. */
export function ListFace() {
  const t = useT();
  const failureText = useFailureText();
  const { data, error, refetch, isPending } = useJackpots();

  if (isPending) {
    return (
      <Loading label={t('jackpot.loading')}>
        <div className={styles.list}>
          <Skeleton height="172px" />
          <Skeleton height="172px" />
        </div>
      </Loading>
    );
  }
  if (!data) {
    return (
      <ErrorState
        title={t('jackpot.failed')}
        text={failureText(error)}
        retryText={t('shell.retry')}
        onRetry={() => refetch()}
      />
    );
  }
  const active = data.filter(({ isActive }) => isActive);
  if (active.length === 0) {
    return <EmptyState icon="coin" title={t('jackpot.empty.title')} text={t('jackpot.empty.text')} />;
  }
  return (
    <ul className={styles.list}>
      {active.map((jackpot) => (
        <JackpotRow key={jackpot.id} jackpot={jackpot} onEnd={refetch} />
      ))}
    </ul>
  );
}
