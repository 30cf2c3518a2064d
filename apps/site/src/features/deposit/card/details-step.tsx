import { useT } from '@harmattan/i18n/use-t';
import { Checkbox } from '@harmattan/ui/checkbox';
import { useState } from 'react';
import { AmountChoice } from '../../../shared/cashier/amount-choice.tsx';
import { MoneySubmit } from '../../../shared/cashier/money-submit.tsx';
import type { AmountLimit } from '../../../shared/cashier/payment-methods.ts';
import { usePaymentForm } from '../../../shared/cashier/use-payment-form.ts';
import type { PaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import formStyles from '../../../shared/forms/form.module.css';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { BonusCodeField } from '../bonus-code.tsx';
import { type CardAnswer, type CardTexts, noCard } from './card.ts';
import { wrongCardFields } from './card-check.ts';
import { CardFields } from './card-fields.tsx';
import { useChargeCard } from './use-charge-card.ts';

interface DetailsStepProps {
  limit: AmountLimit | undefined;
  request: PaymentRequest;
  onNext: (answer: CardAnswer, card: CardTexts) => void;
}

export function DetailsStep({ limit, request, onNext }: DetailsStepProps) {
  const t = useT();
  const [saveCard, setSaveCard] = useState(false);
  const { formRef, field, fill, message, isPending, submit } = usePaymentForm({
    initial: noCard,
    first: ['amount'],
    mutation: useChargeCard(request, { saveCard }),
    request,
    check: (card) => Object.fromEntries(wrongCardFields(card).map((name) => [name, t('deposit.card.wrong')])),
    onSuccess(answer, card) {
      fill(noCard);
      onNext(answer, card);
    },
  });
  return (
    <form ref={formRef} className={formStyles.form} onSubmit={submit} noValidate>
      <AmountChoice {...field('amount')} limit={limit} />
      <CardFields field={field} />
      <Checkbox label={t('deposit.card.save')} checked={saveCard} onCheckedChange={setSaveCard} />
      <BonusCodeField />
      <p className={formStyles.text}>{t('deposit.card.note')}</p>
      <FormMessage kind="bad" text={message} />
      <MoneySubmit text={t('deposit.card.submit')} isPending={isPending} />
    </form>
  );
}
