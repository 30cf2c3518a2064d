import { useT } from '@harmattan/i18n/use-t';
import { useMutation } from '@harmattan/queries';
import { Button } from '@harmattan/ui/button';
import { FactList } from '../../../shared/cashier/fact-list.tsx';
import { MoneySubmit } from '../../../shared/cashier/money-submit.tsx';
import { usePaymentForm } from '../../../shared/cashier/use-payment-form.ts';
import { wireAmountField } from '../../../shared/cashier/wire-amount.ts';
import formStyles from '../../../shared/forms/form.module.css';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { useAccountText } from '../use-account-text.ts';
import { useRoom } from '../use-room.ts';
import type { SavedAccount } from '../use-saved-accounts.ts';
import { WithdrawalAmount } from '../withdrawal-amount.tsx';
import type { BankFormProps } from './bank-form-props.ts';

interface SavedFormProps extends BankFormProps {
  account: SavedAccount;
  /** The player wants to type another one. */
  onOther: () => void;
}

/** To an account that was paid before, with the amount of that time. */
export function SavedForm({ account, method, limit, request, isDone, onSubmit, onConfirm, onOther }: SavedFormProps) {
  const t = useT();
  const accountText = useAccountText();
  const { id: savedId, number, accountName } = account;
  const { formRef, values, field, message, submit } = usePaymentForm({
    initial: { amount: isDone ? '' : wireAmountField(account.amount) },
    // Nothing is looked up: the bank is asked for the name when the withdrawal is sent.
    mutation: useMutation({ mutationFn: async (values: { amount: string }) => values }),
    request,
    movesMoney: false,
    check: ({ amount }) => errorOf(amount),
    onSubmit,
    onSuccess: ({ amount }) => onConfirm({ amount, savedId, accountNumber: number, accountName: accountName ?? '' }),
  });
  const { room, quote, errorOf } = useRoom(method.viewName, { amount: values.amount, limit, savedId });
  return (
    <form ref={formRef} className={formStyles.form} onSubmit={submit} noValidate>
      <FactList
        facts={[
          { name: accountText(account), value: number },
          { name: t('withdraw.confirm.name'), value: accountName },
        ]}
      />
      <Button size="small" onClick={onOther}>
        {t('withdraw.saved.other')}
      </Button>
      <WithdrawalAmount {...field('amount')} viewName={method.viewName} limit={limit} room={room} quote={quote} />
      <FormMessage kind="bad" text={message} />
      <FormMessage kind="good" text={isDone ? t('cashier.success') : undefined} />
      <MoneySubmit text={t('withdraw.send')} isPending={false} />
    </form>
  );
}
