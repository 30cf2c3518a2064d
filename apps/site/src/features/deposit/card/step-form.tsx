import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { MoneySubmit } from '../../../shared/cashier/money-submit.tsx';
import { StepHeading } from '../../../shared/cashier/step-heading.tsx';
import formStyles from '../../../shared/forms/form.module.css';
import { FormMessage } from '../../../shared/forms/form-message.tsx';

interface StepFormProps {
  title: string;
  form: {
    formRef: RefObject<HTMLFormElement | null>;
    message: string | undefined;
    isPending: boolean;
    submit: (event: FormEvent) => void;
  };
  onBack: () => void;
  children: ReactNode;
}

/** One question of the bank. */
export function StepForm({ title, form, onBack, children }: StepFormProps) {
  const t = useT();
  return (
    <form ref={form.formRef} className={formStyles.form} onSubmit={form.submit} noValidate>
      <StepHeading>{title}</StepHeading>
      {children}
      <FormMessage kind="bad" text={form.message} />
      <MoneySubmit text={t('deposit.card.next')} isPending={form.isPending} />
      {!form.isPending && (
        <Button wide onClick={onBack}>
          {t('deposit.card.restart')}
        </Button>
      )}
    </form>
  );
}
