import { useT } from '@harmattan/i18n/use-t';
import { majorFromMinor } from '@harmattan/kernel/money';
import { Button } from '@harmattan/ui/button';
import { SelectField } from '@harmattan/ui/select-field';
import { AmountChoice } from '../../../shared/cashier/amount-choice.tsx';
import { MoneySubmit } from '../../../shared/cashier/money-submit.tsx';
import type { AmountLimit } from '../../../shared/cashier/payment-methods.ts';
import { usePaymentForm } from '../../../shared/cashier/use-payment-form.ts';
import type { PaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import formStyles from '../../../shared/forms/form.module.css';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { useFailureText } from '../../../shared/forms/use-failure-text.ts';
import type { CardAnswer } from './card.ts';
import { useChargeSavedCard } from './use-charge-saved-card.ts';
import { type SavedCard, useRemoveSavedCard } from './use-saved-cards.ts';

interface SavedCardStepProps {
  cards: readonly SavedCard[];
  limit: AmountLimit | undefined;
  request: PaymentRequest;
  onNext: (answer: CardAnswer) => void;
  onOther: () => void;
}

/** A card that was paid with before: the amount of the last time stands there, and one tap pays. */
export function SavedCardStep({ cards, limit, request, onNext, onOther }: SavedCardStepProps) {
  const t = useT();
  const failureText = useFailureText();
  const remove = useRemoveSavedCard();
  const last = limit?.lastMinor;
  const { formRef, field, values, message, isPending, submit } = usePaymentForm({
    initial: {
      amount: last === undefined ? '' : majorFromMinor(last).replace(/\.00$/, ''),
      card: cards[0]?.id ?? '',
    },
    mutation: useChargeSavedCard(request),
    request,
    onSuccess: onNext,
  });
  const chosen = cards.find(({ id }) => id === values.card);
  return (
    <form ref={formRef} className={formStyles.form} onSubmit={submit} noValidate>
      <AmountChoice {...field('amount')} limit={limit} />
      <SelectField
        {...field('card')}
        label={t('deposit.card.saved')}
        options={cards.map((card) => ({ value: card.id, label: cardText(card) }))}
      />
      <FormMessage kind="bad" text={message ?? (remove.error ? failureText(remove.error) : undefined)} />
      <MoneySubmit text={t('deposit.card.saved.pay', { digits: chosen?.lastFour ?? '' })} isPending={isPending} />
      <div className={formStyles.actions}>
        <Button size="small" busy={remove.isPending} onClick={() => remove.mutate(values.card)}>
          {t('deposit.card.saved.remove')}
        </Button>
        <Button size="small" onClick={onOther}>
          {t('deposit.card.saved.other')}
        </Button>
      </div>
    </form>
  );
}

function cardText({ brand, lastFour, expiry }: SavedCard): string {
  return `${brand} •••• ${lastFour} · ${expiry}`;
}
