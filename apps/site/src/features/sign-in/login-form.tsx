import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { type FormEvent, useEffect, useState } from 'react';
import formStyles from '../../shared/forms/form.module.css';
import { FormMessage } from '../../shared/forms/form-message.tsx';
import { MobileNumberField } from '../../shared/forms/mobile-number-field.tsx';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { forgetJustRegistered, readJustRegistered } from '../../shared/session/just-registered.ts';
import type { CodeTimes } from './login.ts';
import styles from './login-form.module.css';
import { SecondFactorDialog } from './second-factor-dialog.tsx';
import { useLogin } from './use-login.ts';
import { useLoginFailureText } from './use-login-failure-text.ts';
import { useRecovery } from './use-recovery.ts';

export function LoginForm() {
  const t = useT();
  const failureText = useLoginFailureText();
  const [registered] = useState(readJustRegistered);
  const { formRef, values, field, refuse, forgiveAll } = useForm({ userName: '', password: '', ...registered });
  const [asked, setAsked] = useState<CodeTimes>();
  const recovery = useRecovery();
  const { mutate, data: outcome, error, isPending } = useLogin();
  const failure = outcome?.kind === 'recovery needed' ? outcome.failure : error;
  const userName = values.userName.trim();
  const { password } = values;

  useEffect(() => {
    if (!readJustRegistered()) return;
    // Once: what fails is corrected by the player, in the form.
    forgetJustRegistered();
    formRef.current?.requestSubmit();
  }, [formRef]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    recovery.cancelOpening();
    if (userName === '' || password === '') {
      const errors = {
        userName: userName === '' ? t('sign-in.number.missing') : undefined,
        password: password === '' ? t('sign-in.password.missing') : undefined,
      };
      return refuse({ errors });
    }
    forgiveAll();
    mutate(
      { userName, password, code: '' },
      {
        onSuccess(answer) {
          if (answer.kind === 'code needed') setAsked(answer);
          if (answer.kind === 'recovery needed') recovery.openSoon();
        },
      },
    );
  }

  return (
    <>
      <form ref={formRef} className={formStyles.form} onSubmit={submit} noValidate>
        <MobileNumberField label={t('sign-in.number')} {...field('userName')} />
        <PasswordField label={t('sign-in.password')} autoComplete="current-password" {...field('password')} />
        <div className={styles.forgot}>
          <Button kind="plain" busy={recovery.isLoading} onClick={recovery.open}>
            {t('sign-in.forgot')}
          </Button>
        </div>
        <FormMessage kind="bad" text={failure && !isPending ? failureText(failure) : undefined} />
        <Button kind="primary" size="large" type="submit" wide busy={isPending}>
          {t(isPending ? 'sign-in.submitting' : 'sign-in.submit')}
        </Button>
      </form>
      <SecondFactorDialog
        open={asked !== undefined}
        times={asked}
        userName={userName}
        password={password}
        onClose={() => setAsked(undefined)}
      />
      {/* Stays when it is closed: a press beside it must not lose a code that is on its way. */}
      {recovery.Dialog && <recovery.Dialog open={recovery.isOpen} loginNumber={userName} onClose={recovery.close} />}
    </>
  );
}
