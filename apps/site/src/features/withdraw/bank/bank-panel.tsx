import { useT } from '@harmattan/i18n/use-t';
import { TextField } from '@harmattan/ui/text-field';
import { useState } from 'react';
import { AmountChoice } from '../../../shared/cashier/amount-choice.tsx';
import { AskFirst } from '../../../shared/cashier/ask-first.tsx';
import { BankField } from '../../../shared/cashier/bank-field.tsx';
import { MoneySubmit } from '../../../shared/cashier/money-submit.tsx';
import type { PanelProps } from '../../../shared/cashier/payment-methods.ts';
import { usePaymentForm } from '../../../shared/cashier/use-payment-form.ts';
import formStyles from '../../../shared/forms/form.module.css';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { useWithdrawalRequest } from '../use-withdrawal-request.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { type BankTexts, useAccountName } from './use-account-name.ts';
import type { BankWithdrawal } from './use-bank-withdraw.ts';

const numberLength = 10;
const empty: BankTexts = { code: '', accountNumber: '', amount: '' };

export function BankPanel({ limit }: PanelProps) {
  const t = useT();
  const [confirming, setConfirming] = useState<BankWithdrawal>();
  const { request, take, isDone, setIsDone } = useWithdrawalRequest('bank');
  const { formRef, field, fill, message, isPending, submit } = usePaymentForm({
    initial: empty,
    mutation: useAccountName(),
    request,
    movesMoney: false,
    check: ({ accountNumber }) =>
      accountNumber.length === numberLength ? {} : { accountNumber: t('withdraw.bank.number.wrong') },
    fieldOf: { BANK_ACCOUNT_NOT_FOUND: 'accountNumber' },
    onSubmit: () => setIsDone(false),
    onSuccess: ({ accName }, values) => setConfirming({ ...values, accountName: accName }),
  });
  const number = field('accountNumber');

  function finish() {
    fill(empty);
    setConfirming(undefined);
    setIsDone(true);
  }

  return (
    <AskFirst request={request} onFound={take}>
      <form ref={formRef} className={formStyles.form} onSubmit={submit} noValidate>
        <BankField {...field('code')} />
        <TextField
          {...number}
          label={t('withdraw.bank.number')}
          hint={t('withdraw.bank.number.hint')}
          inputMode="numeric"
          autoComplete="off"
          required
          onValueChange={(text) => number.onValueChange(text.replace(/\D/g, '').slice(0, numberLength))}
        />
        <AmountChoice {...field('amount')} limit={limit} />
        <FormMessage kind="bad" text={message} />
        <FormMessage kind="good" text={isDone ? t('cashier.success') : undefined} />
        <MoneySubmit text={t('withdraw.send')} pendingText={t('withdraw.bank.looking')} isPending={isPending} />
      </form>
      <ConfirmDialog
        withdrawal={confirming}
        request={request}
        onClose={() => setConfirming(undefined)}
        onDone={finish}
      />
    </AskFirst>
  );
}
