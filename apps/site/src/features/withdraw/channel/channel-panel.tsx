import { useT } from '@harmattan/i18n/use-t';
import { minorFromMajor } from '@harmattan/kernel/money';
import { SelectField } from '@harmattan/ui/select-field';
import { AmountChoice } from '../../../shared/cashier/amount-choice.tsx';
import { AskFirst } from '../../../shared/cashier/ask-first.tsx';
import { MoneySubmit } from '../../../shared/cashier/money-submit.tsx';
import type { PanelProps } from '../../../shared/cashier/payment-methods.ts';
import { usePaymentForm } from '../../../shared/cashier/use-payment-form.ts';
import formStyles from '../../../shared/forms/form.module.css';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { useSession } from '../../../shared/session/session.ts';
import { useAskForDetails } from '../details-gate.tsx';
import { useWithdrawalRequest } from '../use-withdrawal-request.ts';
import { channels } from './channels.ts';
import { useChannelWithdraw } from './use-channel-withdraw.ts';

const empty = { channel: '', amount: '' };

export function ChannelPanel({ limit }: PanelProps) {
  const t = useT();
  const number = useSession()?.user.userName ?? '';
  const askForDetails = useAskForDetails();
  const { request, take, isDone, setIsDone } = useWithdrawalRequest('channel');
  const { formRef, field, fill, message, isPending, submit } = usePaymentForm({
    initial: empty,
    // Each has words of its own for what is missing.
    optional: ['channel', 'amount'],
    check: ({ channel, amount }) => ({
      ...(channel === '' && { channel: t('withdraw.channel.missing') }),
      ...(!minorFromMajor(amount) && { amount: t('withdraw.amount.missing') }),
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
        <AmountChoice {...field('amount')} limit={limit} />
        <FormMessage kind="bad" text={message} />
        <FormMessage kind="good" text={isDone ? t('cashier.success') : undefined} />
        <MoneySubmit text={t('withdraw.send')} isPending={isPending} />
      </form>
    </AskFirst>
  );
}
