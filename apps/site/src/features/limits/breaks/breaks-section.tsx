import { useT } from '@harmattan/i18n/use-t';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { useState } from 'react';
import { useFailureText } from '../../../shared/forms/use-failure-text.ts';
import styles from './breaks-section.module.css';
import { ConfirmBreak } from './confirm-break.tsx';
import { CurrentBreak } from './current-break.tsx';
import { LengthChoice } from './length-choice.tsx';
import { type Breaks, useBreaks, type Wish } from './use-breaks.ts';

/** The break that the player is on, and those to choose from. */
export function BreaksSection() {
  const t = useT();
  const failureText = useFailureText();
  const { data: breaks, error, refetch, isPending } = useBreaks();
  if (isPending) {
    return (
      <Loading label={t('breaks.loading')}>
        <div className={styles.choices}>
          <Skeleton height="220px" />
          <Skeleton height="220px" />
        </div>
      </Loading>
    );
  }
  if (!breaks) {
    return (
      <ErrorState
        title={t('breaks.failed')}
        text={failureText(error)}
        retryText={t('shell.retry')}
        onRetry={() => refetch()}
      />
    );
  }
  return <Shown breaks={breaks} />;
}

function Shown({ breaks }: { breaks: Breaks }) {
  const { break: taken, timeOutHours, exclusionMonths, returnWaitHours } = breaks;
  const [wish, setWish] = useState<Wish>();
  const isOwn = taken === null || taken.kind === 'time-out' || taken.kind === 'exclusion';
  return (
    <div className={styles.section}>
      {taken && <CurrentBreak taken={taken} returnWaitHours={returnWaitHours} />}
      {isOwn && (
        <div className={styles.choices}>
          {timeOutHours.length > 0 && (
            <LengthChoice
              kind="time-out"
              isLonger={taken !== null}
              wishes={timeOutHours.map((hours) => ({ kind: 'time-out', hours }))}
              onChoose={setWish}
            />
          )}
          {exclusionMonths.length > 0 && (
            <LengthChoice
              kind="exclusion"
              isLonger={taken?.kind === 'exclusion'}
              wishes={exclusionMonths.map((months) => ({ kind: 'exclusion', months }))}
              onChoose={setWish}
            />
          )}
        </div>
      )}
      <ConfirmBreak wish={wish} returnWaitHours={returnWaitHours} onClose={() => setWish(undefined)} />
    </div>
  );
}
