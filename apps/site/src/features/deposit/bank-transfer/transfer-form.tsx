import { useT } from '@harmattan/i18n/use-t';
import { AmountChoice } from '../../../shared/cashier/amount-choice.tsx';
import { MoneySubmit } from '../../../shared/cashier/money-submit.tsx';
import type { AmountLimit } from '../../../shared/cashier/payment-methods.ts';
import { usePaymentForm } from '../../../shared/cashier/use-payment-form.ts';
import type { PaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import formStyles from '../../../shared/forms/form.module.css';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { BonusCodeField } from '../bonus-code.tsx';
import { PayerApps } from './payer-apps.tsx';
import { type OpenTransfer, useOpenTransfer } from './use-open-transfer.ts';

interface TransferFormProps {
  limit: AmountLimit | undefined;
  request: PaymentRequest;
  onOpened: (transfer: OpenTransfer) => void;
}

export function TransferForm({ limit, request, onOpened }: TransferFormProps) {
  const t = useT();
  const { formRef, field, message, isPending, submit } = usePaymentForm({
    initial: { amount: '' },
    mutation: useOpenTransfer(request),
    request,
    onSuccess: onOpened,
  });
  return (
    <form ref={formRef} className={formStyles.form} onSubmit={submit} noValidate>
      <p className={formStyles.text}>{t('deposit.bank.lead')}</p>
      <AmountChoice {...field('amount')} limit={limit} />
      <BonusCodeField />
      <FormMessage kind="bad" text={message} />
      <MoneySubmit text={t('deposit.bank.submit')} isPending={isPending} />
      <PayerApps />
    </form>
  );
}
