import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { SelectField } from '@harmattan/ui/select-field';
import { TextField } from '@harmattan/ui/text-field';
import { usePaymentForm } from '../../../shared/cashier/use-payment-form.ts';
import { FormMessage } from '../../../shared/forms/form-message.tsx';
import { cardOf } from './card.ts';
import { CardAgain } from './card-again.tsx';
import { wrongCardFields } from './card-check.ts';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';
import { useCountries } from './use-countries.ts';
import { useSubmitAddress } from './use-submit-address.ts';

const noAddress = { address: '', city: '', state: '', zipCode: '', country: '' };

export function AddressStep({ charge, request, onNext, onBack }: StepProps) {
  const t = useT();
  const { data: countries = [], isPending: isLoading, error, refetch } = useCountries();
  const form = usePaymentForm({
    initial: { ...cardOf(charge.card), ...noAddress },
    mutation: useSubmitAddress(charge, request),
    request,
    check: (card) => Object.fromEntries(wrongCardFields(card).map((name) => [name, t('deposit.card.wrong')])),
    onSuccess: (answer, card) => onNext(answer, { ...charge.card, ...cardOf({ ...card, amount: '' }) }),
  });
  const { field } = form;
  return (
    <StepForm title={t('deposit.card.address.title')} form={form} onBack={onBack}>
      <CardAgain card={charge.card} field={field} />
      <TextField
        label={t('deposit.billing.address')}
        autoComplete="billing street-address"
        required
        {...field('address')}
      />
      <TextField label={t('deposit.billing.city')} autoComplete="billing address-level2" required {...field('city')} />
      <TextField
        label={t('deposit.billing.region')}
        autoComplete="billing address-level1"
        required
        {...field('state')}
      />
      <TextField
        label={t('deposit.billing.post-code')}
        autoComplete="billing postal-code"
        required
        {...field('zipCode')}
      />
      <SelectField
        label={t('deposit.billing.country')}
        autoComplete="billing country"
        placeholder={t(isLoading ? 'cashier.bank.loading' : 'deposit.billing.country.choose')}
        options={countries}
        {...field('country')}
      />
      {error && (
        <>
          <FormMessage kind="bad" text={t('deposit.billing.country.failed')} />
          <Button onClick={() => refetch()}>{t('shell.retry')}</Button>
        </>
      )}
    </StepForm>
  );
}
