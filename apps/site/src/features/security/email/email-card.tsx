import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { useEnvironment } from '@harmattan/ui/environment';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { showToast } from '@harmattan/ui/toast';
import { useState } from 'react';
import { useFailureText } from '../../../shared/forms/use-failure-text.ts';
import { Panel } from '../../../shared/page/panel.tsx';
import { dayText } from '../../../shared/time/date-text.ts';
import { AddressForm } from './address-form.tsx';
import { CodeForm } from './code-form.tsx';
import styles from './email-card.module.css';
import { type KnownEmail, useEmail } from './use-email.ts';

/** The player's e-mail address: given, proven by a code, and changed. */
export function EmailCard() {
  const t = useT();
  return (
    <Panel title={t('rights.email.title')} text={t('rights.email.text')}>
      <EmailFace />
    </Panel>
  );
}

function EmailFace() {
  const t = useT();
  const failureText = useFailureText();
  const { data: known, error, refetch, isPending } = useEmail();
  if (isPending) {
    return (
      <Loading label={t('rights.email.loading')}>
        <Skeleton height="104px" />
      </Loading>
    );
  }
  if (!known) {
    return (
      <ErrorState
        title={t('rights.email.failed')}
        text={failureText(error)}
        retryText={t('shell.retry')}
        onRetry={() => refetch()}
      />
    );
  }
  return <Shown known={known} />;
}

function Shown({ known: { email, provenAt, code } }: { known: KnownEmail }) {
  const t = useT();
  const { language } = useEnvironment();
  const [isTyping, setIsTyping] = useState(false);
  const [isGivenUp, setIsGivenUp] = useState(false);

  function onProven() {
    setIsTyping(false);
    showToast({ kind: 'good', text: t('rights.email.done') });
  }

  if (code && !isGivenUp) return <CodeForm code={code} onProven={onProven} onOther={() => setIsGivenUp(true)} />;
  if (email !== null && provenAt !== null && !isTyping) {
    return (
      <>
        <p className={styles.address}>
          <span className={styles.text}>{email}</span>
          <span className={styles.since}>{t('rights.email.since', { day: dayText(provenAt, language) })}</span>
        </p>
        <Button
          onClick={() => {
            setIsGivenUp(false);
            setIsTyping(true);
          }}
        >
          {t('rights.email.change')}
        </Button>
      </>
    );
  }
  return (
    <AddressForm
      asksProof={email !== null}
      onSent={() => setIsGivenUp(false)}
      onCancel={email === null ? undefined : () => setIsTyping(false)}
    />
  );
}
