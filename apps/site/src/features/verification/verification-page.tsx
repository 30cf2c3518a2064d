import { useT } from '@harmattan/i18n/use-t';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { useVerification } from '../../shared/verification/use-verification.ts';
import { Levels } from './levels.tsx';
import { NextStep } from './next-step.tsx';
import styles from './verification-page.module.css';

export function VerificationPage() {
  const t = useT();
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <PageHeading className={styles.heading}>{t('verification.title')}</PageHeading>
        <p className={styles.lead}>{t('verification.lead')}</p>
      </div>
      <Face />
    </div>
  );
}

function Face() {
  const t = useT();
  const failureText = useFailureText();
  const { data, error, refetch, isPending } = useVerification();
  if (isPending) {
    return (
      <Loading label={t('verification.loading')}>
        <div className={styles.cards}>
          <Skeleton height="320px" />
          <Skeleton height="380px" />
        </div>
      </Loading>
    );
  }
  if (!data) {
    return (
      <ErrorState
        title={t('verification.failed')}
        text={failureText(error)}
        retryText={t('shell.retry')}
        onRetry={() => refetch()}
      />
    );
  }
  return (
    <div className={styles.cards}>
      <NextStep verification={data} />
      <Levels verification={data} />
    </div>
  );
}
