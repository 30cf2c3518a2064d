import { useT } from '@harmattan/i18n/use-t';
import { marketTime } from '@harmattan/kernel/market-time';
import { AmountField } from '@harmattan/ui/amount-field';
import { useEnvironment } from '@harmattan/ui/environment';
import { SelectField } from '@harmattan/ui/select-field';
import { TextAreaField } from '@harmattan/ui/text-area-field';
import { TextField } from '@harmattan/ui/text-field';
import { countryName } from '../../../shared/brand/country-name.ts';
import { amountExample } from '../../../shared/cashier/amount-example.ts';
import { MoneySubmit } from '../../../shared/cashier/money-submit.tsx';
import { usePaymentForm } from '../../../shared/cashier/use-payment-form.ts';
import formStyles from '../../../shared/forms/form.module.css';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { now } from '../../../shared/time/clock.ts';
import { depositKinds } from '../deposit-kinds.ts';
import { type ClaimFields, useClaimDeposit } from './use-claim-deposit.ts';

const wordsMax = 1_000;

interface ClaimFormProps {
  /** What a link knows of the payment already. */
  known: Partial<ClaimFields>;
  onSent: () => void;
}

export function ClaimForm({ known, onSent }: ClaimFormProps) {
  const t = useT();
  const { language } = useEnvironment();
  const { formRef, field, message, isPending, submit } = usePaymentForm<ClaimFields, unknown>({
    initial: { method: '', amount: '', paidAt: marketTime(now()).slice(0, 16), words: '', ...known },
    optional: ['words'],
    check: ({ words }) => ([...words.trim()].length > wordsMax ? { words: t('deposit.claim.long') } : {}),
    mutation: useClaimDeposit(),
    onSuccess: onSent,
    movesMoney: false,
  });
  const methods = Object.entries(depositKinds).map(([value, { name }]) => ({ value, label: t(name) }));
  return (
    <form ref={formRef} className={formStyles.form} onSubmit={submit} noValidate>
      <SelectField
        {...field('method')}
        label={t('deposit.claim.method')}
        placeholder={t('deposit.claim.method.choose')}
        options={methods}
      />
      <AmountField
        {...field('amount')}
        label={t('deposit.claim.amount')}
        refusedText={t('cashier.amount.refused', { example: amountExample })}
      />
      <TextField
        {...field('paidAt')}
        type="datetime-local"
        label={t('deposit.claim.time', { country: countryName(language) })}
        required
      />
      <TextAreaField
        {...field('words')}
        label={t('deposit.claim.words')}
        hint={t('deposit.claim.words.hint')}
        lengthMax={wordsMax}
        rows={3}
      />
      <FormMessage kind="bad" text={message} />
      <MoneySubmit text={t('deposit.claim.submit')} isPending={isPending} />
    </form>
  );
}
