import { useT } from '@harmattan/i18n/use-t';
import { Button, ButtonLink } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { StatusMessage } from '../../shared/status-message.tsx';
import { useFailureText } from '../../shared/use-failure-text.ts';
import styles from './rounds-face.module.css';
import { RoundsTable } from './rounds-table.tsx';
import { useMoreRounds } from './use-more-rounds.ts';
import { useRounds } from './use-rounds.ts';

export function RoundsFace() {
  const t = useT();
  const failureText = useFailureText();
  const { data, error, refetch, isPending } = useRounds();
  const more = useMoreRounds();

  if (isPending) {
    return (
      <Loading label={t('rounds.loading')}>
        <div className={styles.face}>
          {['one', 'two', 'three', 'four'].map((bone) => (
            <Skeleton key={bone} height="96px" />
          ))}
        </div>
      </Loading>
    );
  }
  if (error) {
    return (
      <ErrorState
        title={t('rounds.failed')}
        text={failureText(error)}
        retryText={t('shell.retry')}
        onRetry={() => refetch()}
      />
    );
  }
  const { rounds, next } = data;
  if (rounds.length === 0) {
    return (
      <EmptyState
        icon="reels"
        title={t('rounds.empty.title')}
        text={t('rounds.empty.text')}
        action={
          <ButtonLink kind="primary" href="/slots">
            {t('rounds.empty.way')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <div className={styles.face}>
      <p role="status" className={styles.count}>
        {t(next === null ? 'rounds.count' : 'rounds.count.more', { count: rounds.length })}
      </p>
      <RoundsTable rounds={rounds} />
      <StatusMessage failure={more.isPending ? undefined : more.error} />
      {next !== null && (
        <Button wide busy={more.isPending} onClick={() => more.mutate(next)}>
          {t('rounds.more')}
        </Button>
      )}
    </div>
  );
}
