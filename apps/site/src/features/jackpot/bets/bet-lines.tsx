import { useT } from '@harmattan/i18n/use-t';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { refusalOf } from '../../../shared/api/call-errors.ts';
import { useFailureText } from '../../../shared/forms/use-failure-text.ts';
import { BetLine } from './bet-line.tsx';
import styles from './bet-lines.module.css';
import { useBetEvents } from './use-bet-events.ts';

export function BetLines({ betId }: { betId: string }) {
  const t = useT();
  const failureText = useFailureText();
  const { data, error, refetch, isPending } = useBetEvents(betId);

  if (isPending) {
    return (
      <Loading label={t('jackpot.bets.lines.loading')}>
        <Skeleton height="240px" />
      </Loading>
    );
  }
  if (!data) {
    const isGone = refusalOf<'GET Jackpot/GetManualJackpotUserBetEvents'>(error)?.status === 'TICKET_DOES_NOT_EXIST';
    return (
      <ErrorState
        title={t('jackpot.bets.lines.failed')}
        text={isGone ? t('jackpot.TICKET_DOES_NOT_EXIST') : failureText(error)}
        retryText={t('shell.retry')}
        onRetry={() => refetch()}
      />
    );
  }
  return (
    <ol className={styles.lines} aria-label={t('jackpot.bets.lines')}>
      {data.map((event, index) => (
        <BetLine key={event.id} event={event} number={index + 1} />
      ))}
    </ol>
  );
}
