import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { IconButton } from '@harmattan/ui/icon-button';
import { Logo } from '@harmattan/ui/logo';
import { TextField } from '@harmattan/ui/text-field';
import { type SubmitEvent, useEffect, useState } from 'react';
import type { EndNote } from '../../shared/session/session.ts';
import { FormMessage } from '../../shared/view/form-message.tsx';
import { brand, mode } from '../brand.ts';
import { useT } from '../texts.ts';
import styles from './sign-in-page.module.css';
import { type SignInFields, useSignIn } from './use-sign-in.ts';

const nothing: SignInFields = { userName: '', password: '', code: '' };
const notes = { ended: 'app.sign-in.ended', 'signed out': 'app.sign-in.signed-out' } as const;

/** Why it is shown is said above the form. */
export function SignInPage({ note }: { note: EndNote | undefined }) {
  const t = useT();
  const title = t('app.sign-in.title');
  useEffect(() => {
    document.title = `${title} · ${t('app.name', { brand: brand.name })}`;
  }, [title, t]);
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <div className={styles.head}>
          <Logo name={t('app.name', { brand: brand.name })} picture={brand.logo} />
          {mode === 'sandbox' && <Badge kind="info">{t('app.sandbox')}</Badge>}
        </div>
        <h1 className={styles.title}>{title}</h1>
        <FormMessage kind="info" text={note && t(notes[note])} />
        <SignInForm />
      </div>
    </main>
  );
}

function SignInForm() {
  const t = useT();
  const [fields, setFields] = useState(nothing);
  const [isTried, setIsTried] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const { send, isBusy, failure } = useSignIn();
  const field = (name: keyof SignInFields) => ({
    name,
    value: fields[name],
    required: true,
    error: isTried && fields[name].trim() === '' ? t('app.sign-in.missing') : undefined,
    onValueChange: (value: string) => setFields((others) => ({ ...others, [name]: value })),
  });

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setIsTried(true);
    const empty = (Object.keys(nothing) as (keyof SignInFields)[]).find((name) => fields[name].trim() === '');
    if (empty) return (form.elements.namedItem(empty) as HTMLElement | null)?.focus();
    if (await send(fields)) return;
    // A code is used up or wrong in either case.
    setFields((others) => ({ ...others, code: '' }));
    setIsTried(false);
    (form.elements.namedItem('code') as HTMLElement | null)?.focus();
  }

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <TextField label={t('app.sign-in.name')} autoComplete="username" {...field('userName')} />
      <TextField
        label={t('app.sign-in.password')}
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        {...field('password')}
        suffix={
          <IconButton
            icon={isShown ? 'eye-off' : 'eye'}
            label={t(isShown ? 'app.sign-in.password.hide' : 'app.sign-in.password.show')}
            onClick={() => setIsShown(!isShown)}
          />
        }
      />
      <TextField
        label={t('app.sign-in.code')}
        hint={t('app.sign-in.code.hint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...field('code')}
      />
      <FormMessage text={failure} />
      <Button type="submit" kind="primary" size="large" wide busy={isBusy}>
        {t('app.sign-in.send')}
      </Button>
    </form>
  );
}
