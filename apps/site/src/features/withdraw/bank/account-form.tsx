import { useT } from '@harmattan/i18n/use-t';
import { TextField } from '@harmattan/ui/text-field';
import { BankField } from '../../../shared/cashier/bank-field.tsx';
import { MoneySubmit } from '../../../shared/cashier/money-submit.tsx';
import { usePaymentForm } from '../../../shared/cashier/use-payment-form.ts';
import formStyles from '../../../shared/forms/form.module.css';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { useRoom } from '../use-room.ts';
import { WithdrawalAmount } from '../withdrawal-amount.tsx';
import type { BankFormProps } from './bank-form-props.ts';
import { type BankTexts, useAccountName } from './use-account-name.ts';

const numberLength = 10;
/** A number that is too long is refused with a word. This only keeps a pasted book out of the field. */
const digitsMax = 40;
const empty: BankTexts = { code: '', accountNumber: '', amount: '' };

export function AccountForm({ method, limit, request, isDone, onSubmit, onConfirm }: BankFormProps) {
  const t = useT();
  const { formRef, values, field, message, isPending, submit } = usePaymentForm({
    initial: empty,
    mutation: useAccountName(),
    request,
    movesMoney: false,
    check: ({ accountNumber, amount }) => ({ accountNumber: numberError(accountNumber), ...errorOf(amount) }),
    fieldOf: { BANK_ACCOUNT_NOT_FOUND: 'accountNumber' },
    onSubmit,
    onSuccess: ({ accName }, values) => onConfirm({ ...values, accountName: accName }),
  });
  const { room, quote, errorOf } = useRoom(method.viewName, { amount: values.amount, limit });
  const number = field('accountNumber');
  const isTooLong = number.value.length > numberLength;

  function numberError({ length }: string): string | undefined {
    if (length === numberLength) return undefined;
    return length > numberLength ? t('withdraw.bank.number.long', { count: length }) : t('withdraw.bank.number.wrong');
  }

  return (
    <form ref={formRef} className={formStyles.form} onSubmit={submit} noValidate>
      <BankField {...field('code')} />
      <TextField
        {...number}
        label={t('withdraw.bank.number')}
        hint={t('withdraw.bank.number.hint')}
        inputMode="numeric"
        autoComplete="off"
        required
        error={number.error ?? (isTooLong ? numberError(number.value) : undefined)}
        onValueChange={(text) => number.onValueChange(text.replace(/\D/g, '').slice(0, digitsMax))}
      />
      <WithdrawalAmount {...field('amount')} viewName={method.viewName} limit={limit} room={room} quote={quote} />
      <FormMessage kind="bad" text={message} />
      <FormMessage kind="good" text={isDone ? t('cashier.success') : undefined} />
      <MoneySubmit text={t('withdraw.send')} pendingText={t('withdraw.bank.looking')} isPending={isPending} />
    </form>
  );
}
