import { useT } from '@harmattan/i18n/use-t';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { NumberProof } from '../../shared/number-proof/number-proof.tsx';
import { lazyPart } from '../../shared/page/lazy-part.tsx';
import { usePersonalInformation } from '../../shared/personal-details/use-personal-information.ts';
import { DetailsCard } from './details-card.tsx';
import { LimitsLink } from './limits-link.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { SecurityFrame } from './security-frame.tsx';
import styles from './security-page.module.css';
import { TwoStepCard } from './two-step/two-step-card.tsx';

/** Below what the page is opened for, with texts of its own. */
const EmailCard = lazyPart(async () => (await import('./email/email-card.tsx')).EmailCard, 'rights');

export function SecurityPage() {
  const t = useT();
  return (
    <SecurityFrame current="/security" title={t('security.title')}>
      <NumberProof />
      <AccountFace />
    </SecurityFrame>
  );
}

function AccountFace() {
  const t = useT();
  const failureText = useFailureText();
  const { data: information, error, refetch, isPending } = usePersonalInformation();

  if (isPending) {
    return (
      <Loading label={t('security.loading')}>
        <div className={styles.cards}>
          <Skeleton height="420px" />
          <Skeleton height="300px" />
        </div>
      </Loading>
    );
  }
  // What was read before is good enough to work with while a later look fails.
  if (!information) {
    return (
      <ErrorState
        title={t('security.failed')}
        text={failureText(error)}
        retryText={t('shell.retry')}
        onRetry={() => refetch()}
      />
    );
  }
  return (
    <div className={styles.cards}>
      <DetailsCard information={information} />
      <div className={styles.column}>
        <TwoStepCard information={information} />
        <EmailCard />
        <NotificationsCard information={information} />
        <LimitsLink />
      </div>
    </div>
  );
}
