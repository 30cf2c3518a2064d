import { useT } from '@harmattan/i18n/use-t';
import { ButtonLink } from '@harmattan/ui/button';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { FormMessage } from '../../shared/forms/form-message.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import styles from './change-password-page.module.css';
import { SecurityFrame } from './security-frame.tsx';

export function ChangePasswordPage() {
  const t = useT();
  const { state } = useLocation();
  const isForced = state?.isForced === true;
  const [isChanged, setIsChanged] = useState(false);
  return (
    <SecurityFrame current="/security/changepassword" title={t('security.password.title')}>
      <div className={styles.card}>
        <FormMessage kind="info" text={isForced && !isChanged ? t('security.password.forced') : undefined} />
        <ChangePasswordForm onTry={() => setIsChanged(false)} onChanged={() => setIsChanged(true)} />
        <FormMessage kind="good" text={isChanged ? t('security.password.done') : undefined} />
        {isForced && isChanged && <ButtonLink href="/">{t('security.password.home')}</ButtonLink>}
      </div>
    </SecurityFrame>
  );
}
