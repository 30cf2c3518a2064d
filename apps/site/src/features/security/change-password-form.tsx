import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import type { FormEvent } from 'react';
import { refusalOf } from '../../shared/api/call-errors.ts';
import formStyles from '../../shared/forms/form.module.css';
import { FormMessage } from '../../shared/forms/form-message.tsx';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { usePasswordErrors } from '../../shared/forms/use-password-errors.ts';
import { StepUpFields } from '../../shared/step-up/step-up-fields.tsx';
import { useStepUp } from '../../shared/step-up/use-step-up.ts';
import { useChangePassword } from './use-change-password.ts';

interface ChangePasswordFormProps {
  onTry: () => void;
  onChanged: () => void;
}

export function ChangePasswordForm({ onTry, onChanged }: ChangePasswordFormProps) {
  const t = useT();
  const failureText = useFailureText();
  const { missing, mismatch, rules, common } = usePasswordErrors('security');
  const { formRef, values, field, message, refuse, fill, forgiveAll } = useForm(empty);
  const { mutate, isPending } = useChangePassword();
  const stepUp = useStepUp();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    onTry();
    const { oldPassword, newPassword, confirmPassword } = values;
    if (Object.values(values).includes('')) {
      const errors = {
        oldPassword: missing(oldPassword),
        newPassword: missing(newPassword),
        confirmPassword: missing(confirmPassword),
      };
      return refuse({ errors, message: t('message.please_fill_all_fields') });
    }
    if (newPassword !== confirmPassword) return refuse({ errors: { confirmPassword: mismatch } });
    const proof = stepUp.proof();
    if (!proof) return;
    forgiveAll();
    mutate({ ...values, ...proof }, { onSuccess: finish, onError: tell });
  }

  function finish() {
    fill(empty);
    stepUp.forget();
    onChanged();
  }

  function tell(failure: unknown) {
    switch (refusalOf<'POST Security/ChangePassword'>(failure)?.status) {
      case 'VALIDATION_ERROR':
        return refuse({ errors: { newPassword: rules } });
      case 'PASSWORD_TOO_COMMON':
        return refuse({ errors: { newPassword: common } });
      case 'PASSWORDS_DO_NOT_MATCH':
        return refuse({ errors: { confirmPassword: mismatch } });
      case 'PASSWORD_IS_UNCHANGED':
        return refuse({ errors: { newPassword: t('security.password.unchanged') } });
      case 'OLD_PASSWORD_IS_INCORRECT':
        return refuse({ errors: { oldPassword: t('message.OLD_PASSWORD_IS_INCORRECT') } });
      default:
        if (!stepUp.take(failure)) refuse({ message: failureText(failure) });
    }
  }

  return (
    <form ref={formRef} className={formStyles.form} onSubmit={submit} noValidate>
      <PasswordField label={t('security.password.old')} autoComplete="current-password" {...field('oldPassword')} />
      <PasswordField label={t('security.password.new')} autoComplete="new-password" {...field('newPassword')} />
      <PasswordField
        label={t('security.password.confirmation')}
        hint={t('security.password.note')}
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
      <StepUpFields stepUp={stepUp} hint={t('security.password.code')} />
      <FormMessage kind="bad" text={message} />
      <Button kind="primary" type="submit" wide busy={isPending}>
        {t(isPending ? 'security.password.submitting' : 'security.password.submit')}
      </Button>
    </form>
  );
}

const empty = { oldPassword: '', newPassword: '', confirmPassword: '' };
