import { useT } from '@harmattan/i18n/use-t';
import { ButtonLink } from '@harmattan/ui/button';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { useState } from 'react';
import { StepHeading } from '../../../shared/cashier/step-heading.tsx';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { useFailureText } from '../../../shared/forms/use-failure-text.ts';
import styles from './claim.module.css';
import { ClaimForm } from './claim-form.tsx';
import { ClaimList } from './claim-list.tsx';
import { useClaims } from './use-claims.ts';

/** "I was debited": what the player says, and what became of what they said before. */
export function ClaimView({ search }: { search: URLSearchParams }) {
  const t = useT();
  const [sent, setSent] = useState(0);
  const at = search.get('at');
  const known = {
    ...{ method: search.get('method') ?? '', amount: search.get('amount') ?? '' },
    ...(at !== null && { paidAt: at.slice(0, 16) }),
  };
  return (
    <>
      <section className={styles.card}>
        <StepHeading>{t('deposit.claim.title')}</StepHeading>
        <p className={styles.text}>{t('deposit.claim.lead')}</p>
        <div role="status">{sent > 0 && <FormMessage kind="info" text={t('deposit.claim.sent')} />}</div>
        {/* A new form for the next claim: what was sent stands in the list. */}
        <ClaimForm key={sent} known={sent === 0 ? known : {}} onSent={() => setSent(sent + 1)} />
      </section>
      <Claims />
      <ButtonLink wide href="/deposit">
        {t('deposit.claim.back')}
      </ButtonLink>
    </>
  );
}

function Claims() {
  const t = useT();
  const failureText = useFailureText();
  const { data, error, isPending, refetch } = useClaims();
  if (isPending) {
    return (
      <Loading label={t('deposit.claim.loading')}>
        <Skeleton height="72px" />
      </Loading>
    );
  }
  if (error) {
    return (
      <ErrorState
        title={t('deposit.claim.failed')}
        text={failureText(error)}
        retryText={t('shell.retry')}
        onRetry={() => refetch()}
      />
    );
  }
  return data.claims.length === 0 ? null : <ClaimList claims={data.claims} />;
}
