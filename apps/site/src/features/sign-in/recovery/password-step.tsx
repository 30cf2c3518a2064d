import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import type { FormEvent } from 'react';
import { refusalOf } from '../../../shared/api/call-errors.ts';
import formStyles from '../../../shared/forms/form.module.css';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { PasswordField } from '../../../shared/forms/password-field.tsx';
import { useFailureText } from '../../../shared/forms/use-failure-text.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { usePasswordErrors } from '../../../shared/forms/use-password-errors.ts';
import { useRecoverPassword } from './use-recover-password.ts';

interface PasswordStepProps {
  userName: string;
  smsCode: string;
  smsVerificationKey: string;
  onBack: () => void;
  onDone: () => void;
}

export function PasswordStep({ onBack, onDone, ...proof }: PasswordStepProps) {
  const t = useT();
  const failureText = useFailureText();
  const { missing, mismatch, unacceptable, common } = usePasswordErrors('recovery');
  const { formRef, values, field, message, refuse, forgiveAll } = useForm({ newPassword: '', newPasswordConfirm: '' });
  const { mutate, isPending } = useRecoverPassword();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const { newPassword, newPasswordConfirm } = values;
    if (newPassword === '' || newPasswordConfirm === '') {
      const errors = { newPassword: missing(newPassword), newPasswordConfirm: missing(newPasswordConfirm) };
      return refuse({ errors, message: t('message.please_fill_all_fields') });
    }
    if (newPassword !== newPasswordConfirm) return refuse({ errors: { newPasswordConfirm: mismatch } });
    forgiveAll();
    mutate({ ...proof, ...values }, { onSuccess: onDone, onError: tell });
  }

  function tell(failure: unknown) {
    switch (refusalOf<'POST Security/PasswordRecovery'>(failure)?.status) {
      case 'INCORRECT_PARAMETER_VALUE':
        return refuse({ errors: { newPassword: unacceptable(values.newPassword) }, message: failureText(failure) });
      case 'RECOVERY_NEEDS_OPERATOR':
        return refuse({ message: t('recovery.operator') });
      case 'PASSWORD_TOO_COMMON':
        return refuse({ errors: { newPassword: common } });
      case 'PASSWORD_IS_UNCHANGED':
        return refuse({ errors: { newPassword: t('recovery.password.unchanged') } });
      default:
        return refuse({ message: failureText(failure) });
    }
  }

  return (
    <form ref={formRef} className={formStyles.form} onSubmit={submit} noValidate>
      <PasswordField label={t('recovery.password')} autoComplete="new-password" {...field('newPassword')} />
      <PasswordField label={t('recovery.confirmation')} autoComplete="new-password" {...field('newPasswordConfirm')} />
      <FormMessage kind="bad" text={message} />
      <div className={formStyles.actions}>
        <Button onClick={onBack}>{t('recovery.back')}</Button>
        <Button kind="primary" type="submit" busy={isPending}>
          {t(isPending ? 'recovery.submitting' : 'recovery.submit')}
        </Button>
      </div>
    </form>
  );
}
