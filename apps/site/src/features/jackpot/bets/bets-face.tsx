import { useT } from '@harmattan/i18n/use-t';
import { Button, ButtonLink } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { StatusMessage } from '../../../shared/forms/status-message.tsx';
import { useFailureText } from '../../../shared/forms/use-failure-text.ts';
import { useForgetOtherPlayers } from '../../../shared/session/use-forget-other-players.ts';
import { BetCard } from './bet-card.tsx';
import styles from './bets-face.module.css';
import { useJackpotBets } from './use-jackpot-bets.ts';
import { useMoreBets } from './use-more-bets.ts';

export function BetsFace() {
  const t = useT();
  const failureText = useFailureText();
  const { data, error, refetch, isPending } = useJackpotBets();
  const more = useMoreBets();
  useForgetOtherPlayers();

  if (isPending) {
    return (
      <Loading label={t('jackpot.bets.loading')}>
        <div className={styles.face}>
          {['one', 'two', 'three'].map((bone) => (
            <Skeleton key={bone} height="148px" />
          ))}
        </div>
      </Loading>
    );
  }
  if (!data) {
    return (
      <ErrorState
        title={t('jackpot.bets.failed')}
        text={failureText(error)}
        retryText={t('shell.retry')}
        onRetry={() => refetch()}
      />
    );
  }
  const { bets, next } = data;
  if (bets.length === 0) {
    return (
      <EmptyState
        icon="receipt"
        title={t('jackpot.bets.empty.title')}
        text={t('jackpot.bets.empty.text')}
        action={
          <ButtonLink kind="primary" href="/ManualJackpot">
            {t('jackpot.bets.empty.way')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <div className={styles.face}>
      <ul className={styles.face}>
        {bets.map((bet) => (
          <BetCard key={bet.id} bet={bet} />
        ))}
      </ul>
      <StatusMessage failure={more.isPending ? undefined : more.error} />
      {next !== null && (
        <Button wide busy={more.isPending} onClick={() => more.mutate(next)}>
          {t('jackpot.bets.more')}
        </Button>
      )}
    </div>
  );
}
