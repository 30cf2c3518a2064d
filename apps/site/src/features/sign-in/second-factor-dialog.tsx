import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { Dialog } from '@harmattan/ui/dialog';
import { type FormEvent, useState } from 'react';
import { refusalOf } from '../../shared/api/call-errors.ts';
import { CodeField } from '../../shared/forms/code-field.tsx';
import formStyles from '../../shared/forms/form.module.css';
import { FormMessage } from '../../shared/forms/form-message.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { type CodeTimes, isFromApp } from './login.ts';
import { OwnCode } from './own-code.tsx';
import { useLogin } from './use-login.ts';
import { useLoginFailureText } from './use-login-failure-text.ts';

const texts = {
  app: 'sign-in.code.app.text',
  sms: 'sign-in.code.text',
  recovery: 'sign-in.code.recovery.text',
} as const;

interface SecondFactorDialogProps extends SecondFactorFormProps {
  open: boolean;
  onClose: () => void;
}

export function SecondFactorDialog({ open, onClose, ...form }: SecondFactorDialogProps) {
  const t = useT();
  return (
    <Dialog open={open} title={t('sign-in.code.title')} onClose={onClose} closeText={t('sign-in.close')}>
      <SecondFactorForm {...form} />
    </Dialog>
  );
}

interface SecondFactorFormProps {
  userName: string;
  password: string;
  /** When a code by SMS can be sent for this sign-in; neither for one of an app. */
  times: CodeTimes | undefined;
}

function SecondFactorForm({ userName, password, times }: SecondFactorFormProps) {
  const t = useT();
  const failureText = useLoginFailureText();
  const { formRef, values, field, message, refuse, fill, forgiveAll } = useForm({ code: '' });
  const [isRecovery, setIsRecovery] = useState(false);
  const isByApp = isFromApp(times);
  const place = isRecovery ? 'recovery' : isByApp ? 'app' : 'sms';
  const { mutate, isPending } = useLogin();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const { code } = values;
    if (code === '') return refuse({ errors: { code: t('sign-in.code.missing') } });
    mutate(
      { userName, password, code },
      {
        onSuccess: (outcome) => outcome.kind === 'recovery needed' && tell(outcome.failure),
        onError: tell,
      },
    );
  }

  function changeKind() {
    setIsRecovery(!isRecovery);
    fill({ code: '' });
    forgiveAll();
  }

  /** A wrong code is told of beside it, everything else below. */
  function tell(failure: unknown) {
    const text = failureText(failure);
    const isCode = refusalOf<'POST Security/Login'>(failure)?.status === 'AUTH_CODE_IS_NOT_CORRECT';
    refuse(isCode ? { errors: { code: text } } : { message: text });
  }

  return (
    <form ref={formRef} className={formStyles.form} onSubmit={submit} noValidate>
      <p className={formStyles.text}>{t(texts[place])}</p>
      <CodeField
        label={t(isRecovery ? 'sign-in.code.recovery.label' : 'sign-in.code')}
        hint={isRecovery ? undefined : t(isByApp ? 'sign-in.code.app.hint' : 'sign-in.code.hint')}
        takesLetters={isRecovery}
        {...field('code')}
      />
      {times && !isByApp && <OwnCode asked={times} userName={userName} password={password} />}
      <FormMessage kind="bad" text={message} />
      <div className={formStyles.actions}>
        {/* Recovery codes stand in for the app alone. */}
        {isByApp && (
          <Button kind="plain" onClick={changeKind}>
            {t(isRecovery ? 'sign-in.code.back' : 'sign-in.code.recovery')}
          </Button>
        )}
        <Button kind="primary" type="submit" busy={isPending}>
          {t(isPending ? 'sign-in.code.submitting' : 'sign-in.code.submit')}
        </Button>
      </div>
    </form>
  );
}
