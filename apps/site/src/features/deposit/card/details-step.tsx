import { useT } from '@harmattan/i18n/use-t';
import { TextField } from '@harmattan/ui/text-field';
import { AmountChoice } from '../../../shared/cashier/amount-choice.tsx';
import { MoneySubmit } from '../../../shared/cashier/money-submit.tsx';
import type { AmountLimit } from '../../../shared/cashier/payment-methods.ts';
import { usePaymentForm } from '../../../shared/cashier/use-payment-form.ts';
import formStyles from '../../../shared/form.module.css';
import { FormMessage } from '../../../shared/form-message.tsx';
import { BonusCodeField } from '../bonus-code.tsx';
import { type CardAnswer, type CardTexts, noCard } from './card.ts';
import { wrongCardFields } from './card-check.ts';
import { CardNumberField } from './card-number-field.tsx';
import styles from './details-step.module.css';
import { useChargeCard } from './use-charge-card.ts';

interface DetailsStepProps {
  limit: AmountLimit | undefined;
  onNext: (answer: CardAnswer, card: CardTexts) => void;
}

export function DetailsStep({ limit, onNext }: DetailsStepProps) {
  const t = useT();
  const { formRef, field, fill, message, isPending, submit } = usePaymentForm({
    initial: noCard,
    mutation: useChargeCard(),
    check: (card) => Object.fromEntries(wrongCardFields(card).map((name) => [name, t('deposit.card.wrong')])),
    onSuccess(answer, card) {
      fill(noCard);
      onNext(answer, card);
    },
  });
  const digits = { inputMode: 'numeric', required: true } as const;
  return (
    <form ref={formRef} className={formStyles.form} onSubmit={submit} noValidate>
      <AmountChoice {...field('amount')} limit={limit} />
      <CardNumberField {...field('cardNumber')} />
      <div className={styles.row}>
        <TextField
          {...digits}
          label={t('deposit.card.month')}
          placeholder="MM"
          autoComplete="cc-exp-month"
          maxLength={2}
          {...field('expireMonth')}
        />
        <TextField
          {...digits}
          label={t('deposit.card.year')}
          placeholder="YY"
          autoComplete="cc-exp-year"
          maxLength={2}
          {...field('expireYear')}
        />
        <TextField
          {...digits}
          type="password"
          label={t('deposit.card.cvv')}
          autoComplete="cc-csc"
          maxLength={4}
          {...field('cvv')}
        />
      </div>
      <BonusCodeField />
      <p className={formStyles.text}>{t('deposit.card.note')}</p>
      <FormMessage kind="bad" text={message} />
      <MoneySubmit text={t('deposit.card.submit')} isPending={isPending} />
    </form>
  );
}
