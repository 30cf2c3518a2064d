import { useT } from '@harmattan/i18n/use-t';
import { Redirect } from '@harmattan/router/redirect';
import { useState } from 'react';
import { FormCard } from '../../shared/forms/form-card.tsx';
import { JoinFacts } from '../../shared/join/join-facts.tsx';
import { AppLink } from '../../shared/page/app-link.tsx';
import { readSession } from '../../shared/session/session.ts';
import { LoginForm } from './login-form.tsx';

export function LoginPage() {
  const t = useT();
  // Only on arrival: the session that this very page opens leads elsewhere.
  const [wasSignedIn] = useState(() => readSession() !== undefined);
  if (wasSignedIn) return <Redirect to="/" />;
  return (
    <FormCard
      title={t('sign-in.title')}
      aside={<JoinFacts />}
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
