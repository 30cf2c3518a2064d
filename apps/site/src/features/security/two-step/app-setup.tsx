import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { CopyButton } from '@harmattan/ui/copy-button';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { useState } from 'react';
import { useFailureText } from '../../../shared/forms/use-failure-text.ts';
import { askForChange } from '../../../shared/step-up/step-up.ts';
import { CodeForm } from './code-form.tsx';
import { FocusedStep } from './focused-step.tsx';
import styles from './two-step.module.css';
import { type AppSecret, useAppSecret } from './use-app-secret.ts';

interface AppSetupProps {
  hasSms: boolean;
  onActivated: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** The picture and the key first, then the code that the app computes from them. */
export function AppSetup({ hasSms, onActivated, onCancel }: AppSetupProps) {
  const t = useT();
  const failureText = useFailureText();
  const { data: secret, error, refetch } = useAppSecret();
  const [isScanned, setIsScanned] = useState(false);

  if (error) {
    return (
      <div className={styles.setup}>
        <ErrorState
          title={t('security.two-step.app.failed')}
          text={failureText(error)}
          retryText={t('shell.retry')}
          onRetry={() => refetch()}
        />
        <Button onClick={onCancel}>{t('security.cancel')}</Button>
      </div>
    );
  }
  if (!isScanned) {
    return (
      <div className={styles.setup}>
        <ol className={styles.steps}>
          <li>{t('security.two-step.app.step.install')}</li>
          <li>
            {t('security.two-step.app.step.scan')}
            {secret ? <Secret secret={secret} /> : <SecretSkeleton />}
          </li>
        </ol>
        <div className={styles.actions}>
          <Button onClick={onCancel}>{t('security.cancel')}</Button>
          {secret && (
            <Button kind="primary" onClick={() => setIsScanned(true)}>
              {t('security.two-step.app.next')}
            </Button>
          )}
        </div>
      </div>
    );
  }
  return (
    <FocusedStep>
      <div className={styles.setup}>
        <p>{t('security.two-step.app.step.code')}</p>
        <CodeForm
          submit={t('security.two-step.app.submit')}
          wish={true}
          ask={askForChange({ hasApp: false, hasSms })}
          onDone={({ recoveryCodes }) => onActivated(recoveryCodes)}
          onCancel={onCancel}
        />
        <Button onClick={() => setIsScanned(false)}>{t('security.two-step.app.again')}</Button>
      </div>
    </FocusedStep>
  );
}

function Secret({ secret }: { secret: AppSecret }) {
  const t = useT();
  return (
    <div className={styles.secret}>
      {/* Scanners want dark on light, whatever the theme. */}
      <img className={styles.picture} src={secret.qrUrl} width={184} height={184} alt={t('security.two-step.app.qr')} />
      <div className={styles.manual}>
        <span className={styles.label}>{t('security.two-step.app.manual')}</span>
        <code className={styles.code}>{secret.manualCode}</code>
        <CopyButton
          value={secret.manualCode.replaceAll(' ', '')}
          label={t('security.copy')}
          subject={t('security.two-step.app.manual')}
          copiedText={t('security.copied')}
          failedText={t('security.copy.failed')}
        />
      </div>
    </div>
  );
}

function SecretSkeleton() {
  const t = useT();
  return (
    <Loading label={t('security.loading')}>
      <div className={styles.secret}>
        <Skeleton width="208px" height="208px" />
      </div>
    </Loading>
  );
}
