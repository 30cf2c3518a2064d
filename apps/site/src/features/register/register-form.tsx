import { useT } from '@harmattan/i18n/use-t';
import { market } from '@harmattan/kernel/market';
import { Button } from '@harmattan/ui/button';
import { type FormEvent, useState } from 'react';
import formStyles from '../../shared/forms/form.module.css';
import { FormMessage } from '../../shared/forms/form-message.tsx';
import { MobileNumberField } from '../../shared/forms/mobile-number-field.tsx';
import { nationalNumber } from '../../shared/forms/national-number.ts';
import { PasswordField } from '../../shared/forms/password-field.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { keepJustRegistered } from '../../shared/session/just-registered.ts';
import { TermsCheckbox } from './terms-checkbox.tsx';
import { useFormCheck } from './use-form-check.ts';
import { useNumberHint } from './use-number-hint.ts';
import { useRefusalErrors } from './use-refusal-errors.ts';
import { useRegister } from './use-register.ts';

export function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const t = useT();
  const check = useFormCheck();
  const explain = useRefusalErrors();
  const form = useForm<typeof empty, 'acceptsTerms'>(empty);
  const { values, field, refuse } = form;
  const [acceptsTerms, setAcceptsTerms] = useState(false);
  const { mutate, isPending } = useRegister();
  const numberField = field('mobileNumber');
  const numberHint = useNumberHint();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const filled = { ...values, mobileNumber: values.mobileNumber.trim(), acceptsTerms };
    const wrong = check(filled);
    if (wrong) return refuse(wrong);
    form.forgiveAll();
    mutate(filled, {
      onSuccess() {
        keepJustRegistered({ userName: filled.mobileNumber, password: filled.password });
        onRegistered();
      },
      onError: (failure) => refuse(explain(failure, filled.password)),
    });
  }

  return (
    <form ref={form.formRef} className={formStyles.form} onSubmit={submit} noValidate>
      <MobileNumberField
        label={t('register.number')}
        placeholder={market.numberExample}
        hint={numberHint(values.mobileNumber)}
        {...numberField}
        onValueChange={(text) => numberField.onValueChange(nationalNumber(text))}
      />
      <PasswordField label={t('register.password')} autoComplete="new-password" {...field('password')} />
      <PasswordField label={t('register.confirmation')} autoComplete="new-password" {...field('confirmPassword')} />
      <TermsCheckbox
        checked={acceptsTerms}
        error={form.errors.acceptsTerms}
        onCheckedChange={(checked) => {
          setAcceptsTerms(checked);
          form.forgive('acceptsTerms');
        }}
      />
      <FormMessage kind="bad" text={form.message} />
      <Button kind="primary" size="large" type="submit" wide busy={isPending}>
        {t(isPending ? 'register.submitting' : 'register.submit')}
      </Button>
    </form>
  );
}

const empty = { mobileNumber: '', password: '', confirmPassword: '' };
