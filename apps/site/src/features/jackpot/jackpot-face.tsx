import { useT } from '@harmattan/i18n/use-t';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import type { ReactNode } from 'react';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { GoneState } from './gone-state.tsx';
import styles from './jackpot-face.module.css';
import type { FoundJackpot } from './use-jackpot.ts';
import type { JackpotEvent } from './use-jackpot-events.ts';
import type { Jackpot } from './use-jackpots.ts';

interface JackpotFaceProps {
  found: FoundJackpot;
  children: (jackpot: Jackpot, events: readonly JackpotEvent[]) => ReactNode;
}

/** What stands in place of a jackpot until it is here, or when it is not. */
export function JackpotFace({ found, children }: JackpotFaceProps) {
  const t = useT();
  const failureText = useFailureText();
  const { jackpot, events, isGone, failure, retry } = found;

  if (isGone) return <GoneState />;
  if (failure !== undefined) {
    return (
      <ErrorState
        title={t('jackpot.events.failed')}
        text={failureText(failure)}
        retryText={t('shell.retry')}
        onRetry={retry}
      />
    );
  }
  if (jackpot && events) return children(jackpot, events);
  return (
    <Loading label={t('jackpot.events.loading')}>
      <div className={styles.bones}>
        <Skeleton height="132px" />
        {['one', 'two', 'three', 'four'].map((bone) => (
          <Skeleton key={bone} height="104px" />
        ))}
      </div>
    </Loading>
  );
}
