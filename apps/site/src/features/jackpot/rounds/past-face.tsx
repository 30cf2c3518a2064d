import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { StatusMessage } from '../../../shared/forms/status-message.tsx';
import { useFailureText } from '../../../shared/forms/use-failure-text.ts';
import styles from '../list-face.module.css';
import { PastRow } from './past-row.tsx';
import { useMoreRounds, usePastRounds } from './use-past-rounds.ts';

/** The rounds that are over, with who won what. */
export function PastFace() {
  const t = useT();
  const failureText = useFailureText();
  const { data, error, refetch, isPending } = usePastRounds();
  const more = useMoreRounds();

  if (isPending) {
    return (
      <Loading label={t('jackpot.past.loading')}>
        <div className={styles.list}>
          <Skeleton height="132px" />
          <Skeleton height="132px" />
        </div>
      </Loading>
    );
  }
  if (!data) {
    return (
      <ErrorState
        title={t('jackpot.past.failed')}
        text={failureText(error)}
        retryText={t('shell.retry')}
        onRetry={() => refetch()}
      />
    );
  }
  const { rounds, next } = data;
  if (rounds.length === 0) {
    return <EmptyState icon="coin" title={t('jackpot.past.empty.title')} text={t('jackpot.past.empty.text')} />;
  }
  return (
    <>
      <ul className={styles.list}>
        {rounds.map((round) => (
          <PastRow key={round.id} round={round} />
        ))}
      </ul>
      <StatusMessage failure={more.isPending ? undefined : more.error} />
      {next !== null && (
        <Button wide busy={more.isPending} onClick={() => more.mutate(next)}>
          {t('jackpot.bets.more')}
        </Button>
      )}
    </>
  );
}
