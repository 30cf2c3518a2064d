import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import type { FormEvent } from 'react';
import formStyles from '../../../shared/forms/form.module.css';
import { MobileNumberField } from '../../../shared/forms/mobile-number-field.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';

interface NumberStepProps {
  initialNumber: string;
  onNext: (number: string) => void;
}

export function NumberStep({ initialNumber, onNext }: NumberStepProps) {
  const t = useT();
  const { formRef, values, field, refuse } = useForm({ number: initialNumber });
  const number = values.number.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (number === '') refuse({ errors: { number: t('message.please_fill_the_field') } });
    else onNext(number);
  }

  return (
    <form ref={formRef} className={formStyles.form} onSubmit={submit} noValidate>
      <MobileNumberField label={t('recovery.number')} hint={t('recovery.number.hint')} {...field('number')} />
      <div className={formStyles.actions}>
        <Button kind="primary" type="submit">
          {t('recovery.next')}
        </Button>
      </div>
    </form>
  );
}
