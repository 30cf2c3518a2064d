import { useT } from '@harmattan/i18n/use-t';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { useState } from 'react';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { type PlayerLimit, type PlayerLimits, useLimits } from '../../shared/limits/use-limits.ts';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { BreaksSection } from './breaks/breaks-section.tsx';
import { HeldMoneyPanel } from './held-money-panel.tsx';
import { LimitCard, limitKinds } from './limit-card.tsx';
import styles from './limits-page.module.css';
import { SetLimitDialog } from './set-limit-dialog.tsx';

/** Limits that the player sets: on deposits, losses, stakes and time, by day, week and month. */
export function LimitsPage() {
  const t = useT();
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <PageHeading className={styles.heading}>{t('limits.title')}</PageHeading>
        <p className={styles.text}>{t('limits.text')}</p>
      </div>
      <LimitsFace />
      <BreaksSection />
    </div>
  );
}

function LimitsFace() {
  const t = useT();
  const failureText = useFailureText();
  const { data: limits, error, refetch, isPending } = useLimits();
  if (isPending) {
    return (
      <Loading label={t('limits.loading')}>
        <div className={styles.cards}>
          {limitKinds.map((kind) => (
            <Skeleton key={kind} height="340px" />
          ))}
        </div>
      </Loading>
    );
  }
  if (!limits) {
    return (
      <ErrorState
        title={t('limits.failed')}
        text={failureText(error)}
        retryText={t('shell.retry')}
        onRetry={() => refetch()}
      />
    );
  }
  return <Cards limits={limits} />;
}

function Cards({ limits }: { limits: PlayerLimits }) {
  const [changed, setChanged] = useState<PlayerLimit>();
  return (
    <>
      <HeldMoneyPanel held={limits.held} />
      <div className={styles.cards}>
        {limitKinds.map((kind) => (
          <LimitCard
            key={kind}
            kind={kind}
            limits={limits.limits.filter((one) => one.kind === kind)}
            onChange={setChanged}
          />
        ))}
      </div>
      {changed && (
        <SetLimitDialog
          limit={changed}
          waitHours={limits.waitHours}
          confirmDays={limits.confirmDays}
          onClose={() => setChanged(undefined)}
        />
      )}
    </>
  );
}
