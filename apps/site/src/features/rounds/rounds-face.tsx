import { useT } from '@harmattan/i18n/use-t';
import { Button, ButtonLink } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { StatusMessage } from '../../shared/forms/status-message.tsx';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { BetCards } from './bet-cards.tsx';
import type { RoundList } from './round-list.ts';
import styles from './rounds-face.module.css';
import { RoundsTable } from './rounds-table.tsx';
import { useMoreRounds } from './use-more-rounds.ts';
import { useRounds } from './use-rounds.ts';

export function RoundsFace({ list }: { list: RoundList }) {
  const t = useT();
  const failureText = useFailureText();
  const { data, error, refetch, isPending } = useRounds(list);
  const more = useMoreRounds(list, data);

  if (isPending || more.isSeeking) {
    return (
      <Loading label={t(list.loading)}>
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
        title={t(list.failed)}
        text={failureText(error)}
        retryText={t('shell.retry')}
        onRetry={() => refetch()}
      />
    );
  }
  const { next, rounds } = data;
  const { icon, empty } = list;
  return (
    <div className={styles.face}>
      {rounds.length === 0 && next === null && (
        <EmptyState
          icon={icon}
          title={t(empty.title)}
          text={t(empty.text)}
          action={
            <ButtonLink kind="primary" href={empty.href}>
              {t(empty.way)}
            </ButtonLink>
          }
        />
      )}
      {rounds.length > 0 && (
        <>
          <p role="status" className={styles.count}>
            {t(next === null ? list.count : list.countSoFar, { count: rounds.length })}
          </p>
          {list.look === 'cards' ? (
            <BetCards list={list} rounds={rounds} />
          ) : (
            <RoundsTable list={list} rounds={rounds} />
          )}
        </>
      )}
      <StatusMessage failure={more.isPending ? undefined : more.error} />
      {next !== null && (
        <Button wide busy={more.isPending} onClick={() => more.mutate(next)}>
          {t('rounds.more')}
        </Button>
      )}
    </div>
  );
}
