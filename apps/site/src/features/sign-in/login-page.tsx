import { useT } from '@harmattan/i18n/use-t';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { FormCard } from '../../shared/forms/form-card.tsx';
import { AppLink } from '../../shared/page/app-link.tsx';
import { readSession } from '../../shared/session/session.ts';
import { LoginForm } from './login-form.tsx';

export function LoginPage() {
  const t = useT();
  // Only on arrival: the session that this very page opens leads elsewhere.
  const [wasSignedIn] = useState(() => readSession() !== undefined);
  if (wasSignedIn) return <Navigate to="/" replace />;
  return (
    <FormCard
      title={t('sign-in.title')}
      foot={
        <>
          {t('sign-in.join.question')} <AppLink href="/register">{t('sign-in.join')}</AppLink>
        </>
      }
    >
      <LoginForm />
    </FormCard>
  );
}
