import { useT } from '@harmattan/i18n/use-t';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { MoveItem } from './move-item.tsx';
import styles from './round-details.module.css';
import { useRoundDetails } from './use-round-details.ts';

/** Everything that moved in a round or a bet, with the supplier's own names for it: support asks for them. */
export function RoundDetails({ id }: { id: string }) {
  const t = useT();
  const failureText = useFailureText();
  const { data, error, refetch, isPending } = useRoundDetails(id);

  if (isPending) {
    return (
      <Loading label={t('rounds.details.loading')}>
        <div className={styles.details}>
          <Skeleton height="56px" />
          <Skeleton height="56px" />
        </div>
      </Loading>
    );
  }
  if (error) {
    return (
      <ErrorState
        title={t('rounds.details.failed')}
        text={failureText(error)}
        retryText={t('shell.retry')}
        onRetry={() => refetch()}
      />
    );
  }
  const isBet = data.round.area === 'sports';
  return (
    <div className={styles.details}>
      <p className={styles.reference}>
        {t(isBet ? 'rounds.bets.reference' : 'rounds.reference', { reference: data.roundReference })}
      </p>
      <ol className={styles.moves} aria-label={t(isBet ? 'rounds.bets.moves' : 'rounds.moves')}>
        {data.moves.map((move, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a supplier may use one name twice, and their order is final.
          <MoveItem key={index} move={move} />
        ))}
      </ol>
    </div>
  );
}
