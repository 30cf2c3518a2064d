import { useT } from '@harmattan/i18n/use-t';
import { Redirect } from '@harmattan/router/redirect';
import { useState } from 'react';
import { FormCard } from '../../shared/forms/form-card.tsx';
import { JoinFacts } from '../../shared/join/join-facts.tsx';
import { AppLink } from '../../shared/page/app-link.tsx';
import { readSession } from '../../shared/session/session.ts';
import { RegisterForm } from './register-form.tsx';
import { RegisteredDialog } from './registered-dialog.tsx';

export function RegisterPage() {
  const t = useT();
  const [isSignedIn] = useState(() => readSession() !== undefined);
  const [isRegistered, setIsRegistered] = useState(false);
  if (isSignedIn) return <Redirect to="/" />;
  return (
    <FormCard
      title={t('register.title')}
      aside={<JoinFacts />}
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
