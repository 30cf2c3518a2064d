import { useT } from '@harmattan/i18n/use-t';
import { ButtonLink } from '@harmattan/ui/button';
import { useState } from 'react';
import { FormMessage } from '../../shared/forms/form-message.tsx';
import { usePasswordDuty } from '../../shared/session/password-duty.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import styles from './change-password-page.module.css';
import { SecurityFrame } from './security-frame.tsx';

export function ChangePasswordPage() {
  const t = useT();
  // What was so when the page opened: the change itself ends the duty.
  const [isForced] = useState(usePasswordDuty());
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
