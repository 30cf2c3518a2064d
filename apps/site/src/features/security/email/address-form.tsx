import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { TextField } from '@harmattan/ui/text-field';
import type { FormEvent } from 'react';
import { refusalOf } from '../../../shared/api/call-errors.ts';
import formStyles from '../../../shared/forms/form.module.css';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { useFailureText } from '../../../shared/forms/use-failure-text.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { StepUpFields } from '../../../shared/step-up/step-up-fields.tsx';
import { useStepUp } from '../../../shared/step-up/use-step-up.ts';
import { useSendEmailCode } from './use-email.ts';

const emailLengthMax = 254;

interface AddressFormProps {
  /** There is an address already: to replace it asks once more who it is. */
  asksProof: boolean;
  onSent: () => void;
  onCancel: (() => void) | undefined;
}

export function AddressForm({ asksProof, onSent, onCancel }: AddressFormProps) {
  const t = useT();
  const failureText = useFailureText();
  const { formRef, values, field, message, refuse, forgiveAll } = useForm({ email: '' });
  const stepUp = useStepUp(asksProof ? 'password' : undefined);
  const { mutate, isPending } = useSendEmailCode();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (values.email.trim() === '') return refuse({ errors: { email: t('message.please_fill_the_field') } });
    const proof = stepUp.proof();
    if (!proof) return;
    forgiveAll();
    mutate({ email: values.email, proof }, { onSuccess: onSent, onError: tell });
  }

  function tell(failure: unknown) {
    if (stepUp.take(failure)) return;
    const isWrong = refusalOf<'POST User/SendEmailCode'>(failure)?.status === 'VALIDATION_ERROR';
    refuse(isWrong ? { errors: { email: t('message.email_not_valid') } } : { message: failureText(failure) });
  }

  return (
    <form ref={formRef} className={formStyles.form} onSubmit={submit} noValidate>
      <TextField
        type="email"
        inputMode="email"
        label={t('rights.email.address')}
        autoComplete="email"
        maxLength={emailLengthMax}
        required
        {...field('email')}
      />
      <StepUpFields stepUp={stepUp} hint={t('step-up.change')} />
      <FormMessage kind="bad" text={message} />
      <div className={formStyles.actions}>
        {onCancel && <Button onClick={onCancel}>{t('rights.cancel')}</Button>}
        <Button kind="primary" type="submit" busy={isPending}>
          {t(isPending ? 'rights.email.sending' : 'rights.email.send')}
        </Button>
      </div>
    </form>
  );
}
