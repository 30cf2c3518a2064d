import { useT } from '@harmattan/i18n/use-t';
import { AmountChoice } from '../../../shared/cashier/amount-choice.tsx';
import { MoneySubmit } from '../../../shared/cashier/money-submit.tsx';
import type { AmountLimit } from '../../../shared/cashier/payment-methods.ts';
import { usePaymentForm } from '../../../shared/cashier/use-payment-form.ts';
import type { PaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import formStyles from '../../../shared/forms/form.module.css';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { type PayBillDeposit, usePayBill } from './use-pay-bill.ts';

interface PayBillFormProps {
  limit: AmountLimit | undefined;
  request: PaymentRequest;
  onAsked: (deposit: PayBillDeposit) => void;
}

export function PayBillForm({ limit, request, onAsked }: PayBillFormProps) {
  const t = useT();
  const { formRef, field, message, isPending, submit } = usePaymentForm({
    initial: { amount: '' },
    mutation: usePayBill(request),
    request,
    onSuccess: onAsked,
  });
  return (
    <form ref={formRef} className={formStyles.form} onSubmit={submit} noValidate>
      <p className={formStyles.text}>{t('deposit.bill.lead')}</p>
      <AmountChoice {...field('amount')} limit={limit} />
      <FormMessage kind="bad" text={message} />
      <MoneySubmit text={t('deposit.bill.submit')} isPending={isPending} />
    </form>
  );
}
