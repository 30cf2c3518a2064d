import { useT } from '@harmattan/i18n/use-t';
import { AmountChoice } from '../../../shared/cashier/amount-choice.tsx';
import { BankField } from '../../../shared/cashier/bank-field.tsx';
import { MoneySubmit } from '../../../shared/cashier/money-submit.tsx';
import type { AmountLimit } from '../../../shared/cashier/payment-methods.ts';
import { usePaymentForm } from '../../../shared/cashier/use-payment-form.ts';
import type { PaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import formStyles from '../../../shared/forms/form.module.css';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { BonusCodeField } from '../bonus-code.tsx';
import { type UssdDeposit, useUssdDeposit } from './use-ussd-deposit.ts';

interface UssdFormProps {
  limit: AmountLimit | undefined;
  request: PaymentRequest;
  onMade: (deposit: UssdDeposit) => void;
}

export function UssdForm({ limit, request, onMade }: UssdFormProps) {
  const t = useT();
  const { formRef, field, message, isPending, submit } = usePaymentForm({
    initial: { code: '', amount: '' },
    mutation: useUssdDeposit(request),
    request,
    onSuccess: onMade,
  });
  return (
    <form ref={formRef} className={formStyles.form} onSubmit={submit} noValidate>
      <p className={formStyles.text}>{t('deposit.ussd.lead')}</p>
      <BankField {...field('code')} />
      <AmountChoice {...field('amount')} limit={limit} />
      <BonusCodeField />
      <FormMessage kind="bad" text={message} />
      <MoneySubmit text={t('deposit.ussd.submit')} isPending={isPending} />
    </form>
  );
}
