import { useT } from '@harmattan/i18n/use-t';
import { SelectField } from '@harmattan/ui/select-field';
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
import { channels } from './channels.ts';
import { useChannelWithdraw } from './use-channel-withdraw.ts';

const empty = { channel: '', amount: '' };

export function ChannelPanel({ method, limit }: PanelProps) {
  const t = useT();
  const number = useSession()?.user.userName ?? '';
  const askForDetails = useAskForDetails();
  const { request, take, isDone, setIsDone } = useWithdrawalRequest('channel');
  const { formRef, values, field, fill, message, isPending, submit } = usePaymentForm({
    initial: empty,
    // Each has words of its own for what is missing.
    optional: ['channel', 'amount'],
    check: ({ channel, amount }) => ({
      ...(channel === '' && { channel: t('withdraw.channel.missing') }),
      ...errorOf(amount),
    }),
    mutation: useChannelWithdraw(request),
    request,
    onSubmit: () => setIsDone(false),
    onSuccess() {
      fill(empty);
      setIsDone(true);
    },
    onFailure: askForDetails,
  });
  useSavedFill(method.viewName, ({ channel, amount }) => fill({ channel: channel ?? '', amount }));
  const { room, quote, errorOf } = useRoom(method.viewName, { amount: values.amount, limit });
  return (
    <AskFirst request={request} onFound={take}>
      <form ref={formRef} className={formStyles.form} onSubmit={submit} noValidate>
        <p className={formStyles.text}>{t('withdraw.own-number', { number })}</p>
        <SelectField
          label={t('withdraw.channel.label')}
          placeholder={t('withdraw.channel.choose')}
          options={channels}
          {...field('channel')}
        />
        <WithdrawalAmount {...field('amount')} viewName={method.viewName} limit={limit} room={room} quote={quote} />
        <FormMessage kind="bad" text={message} />
        <FormMessage kind="good" text={isDone ? t('cashier.success') : undefined} />
        <MoneySubmit text={t('withdraw.send')} isPending={isPending} />
      </form>
    </AskFirst>
  );
}
