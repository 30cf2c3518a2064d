import { useT } from '@harmattan/i18n/use-t';
import { EmptyState } from '@harmattan/ui/empty-state';
import { ErrorState } from '@harmattan/ui/error-state';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { SecurityFrame } from './security-frame.tsx';
import { SessionList, SessionListSkeleton } from './session-list.tsx';
import styles from './trusted-devices-page.module.css';
import { useSessions } from './use-sessions.ts';

export function TrustedDevicesPage() {
  const t = useT();
  return (
    <SecurityFrame current="/security/trusteddevices" title={t('security.devices.title')}>
      <p className={styles.lead}>{t('security.devices.lead')}</p>
      <SessionsFace />
    </SecurityFrame>
  );
}

function SessionsFace() {
  const t = useT();
  const failureText = useFailureText();
  const { data: sessions, error, refetch, isPending } = useSessions();

  if (isPending) return <SessionListSkeleton />;
  if (error) {
    return (
      <ErrorState
        title={t('security.devices.failed')}
        text={failureText(error)}
        retryText={t('shell.retry')}
        onRetry={() => refetch()}
      />
    );
  }
  if (sessions.length === 0) {
    return (
      <EmptyState icon="shield" title={t('security.devices.empty.title')} text={t('security.devices.empty.text')} />
    );
  }
  return <SessionList sessions={sessions} />;
}
