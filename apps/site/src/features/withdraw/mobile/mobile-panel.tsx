import { useT } from '@harmattan/i18n/use-t';
import { AskFirst } from '../../../shared/cashier/ask-first.tsx';
import { MoneySubmit } from '../../../shared/cashier/money-submit.tsx';
import type { PanelProps } from '../../../shared/cashier/payment-methods.ts';
import { usePaymentForm } from '../../../shared/cashier/use-payment-form.ts';
import formStyles from '../../../shared/forms/form.module.css';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { useSession } from '../../../shared/session/session.ts';
import { useAskForDetails } from '../details-gate.tsx';
import { useRoom } from '../use-room.ts';
import { useSavedFill } from '../use-saved-fill.ts';
import { useWithdrawalRequest } from '../use-withdrawal-request.ts';
import { WithdrawalAmount } from '../withdrawal-amount.tsx';
import { useMobileWithdraw } from './use-mobile-withdraw.ts';

const empty = { amount: '' };

export function MobilePanel({ method, limit }: PanelProps) {
  const t = useT();
  const number = useSession()?.user.userName ?? '';
  const askForDetails = useAskForDetails();
  const { request, take, isDone, setIsDone } = useWithdrawalRequest('mobile');
  const { formRef, values, field, fill, message, isPending, submit } = usePaymentForm({
    initial: empty,
    check: ({ amount }) => errorOf(amount),
    mutation: useMobileWithdraw(request),
    request,
    onSubmit: () => setIsDone(false),
    onSuccess() {
      fill(empty);
      setIsDone(true);
    },
    onFailure: askForDetails,
  });
  useSavedFill(method.viewName, ({ amount }) => fill({ amount }));
  const { room, quote, errorOf } = useRoom(method.viewName, { amount: values.amount, limit });
  return (
    <AskFirst request={request} onFound={take}>
      <form ref={formRef} className={formStyles.form} onSubmit={submit} noValidate>
        <p className={formStyles.text}>{t('withdraw.own-number', { number })}</p>
        <WithdrawalAmount {...field('amount')} viewName={method.viewName} limit={limit} room={room} quote={quote} />
        <FormMessage kind="bad" text={message} />
        <FormMessage kind="good" text={isDone ? t('cashier.success') : undefined} />
        <MoneySubmit text={t('withdraw.send')} isPending={isPending} />
      </form>
    </AskFirst>
  );
}
