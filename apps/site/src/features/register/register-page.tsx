import { useT } from '@harmattan/i18n/use-t';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { FormCard } from '../../shared/forms/form-card.tsx';
import { AppLink } from '../../shared/page/app-link.tsx';
import { readSession } from '../../shared/session/session.ts';
import { RegisterForm } from './register-form.tsx';
import { RegisteredDialog } from './registered-dialog.tsx';

export function RegisterPage() {
  const t = useT();
  const [isSignedIn] = useState(() => readSession() !== undefined);
  const [isRegistered, setIsRegistered] = useState(false);
  if (isSignedIn) return <Navigate to="/" replace />;
  return (
    <FormCard
      title={t('register.title')}
      foot={
        <>
          {t('register.login.question')} <AppLink href="/login">{t('register.login')}</AppLink>
        </>
      }
    >
      <RegisterForm onRegistered={() => setIsRegistered(true)} />
      <RegisteredDialog open={isRegistered} />
    </FormCard>
  );
}
