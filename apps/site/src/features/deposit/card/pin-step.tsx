import { useT } from '@harmattan/i18n/use-t';
import { TextField } from '@harmattan/ui/text-field';
import { usePaymentForm } from '../../../shared/cashier/use-payment-form.ts';
import { cardOf } from './card.ts';
import { CardAgain } from './card-again.tsx';
import { wrongCardFields } from './card-check.ts';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';
import { useChargeWithPin } from './use-charge-with-pin.ts';

const lengthMax = 4;

export function PinStep({ charge, request, onNext, onBack }: StepProps) {
  const t = useT();
  const form = usePaymentForm({
    initial: { ...cardOf(charge.card), pin: '' },
    mutation: useChargeWithPin(charge, request),
    request,
    check: ({ pin, ...card }) => ({
      ...Object.fromEntries(wrongCardFields(card).map((name) => [name, t('deposit.card.wrong')])),
      ...(!/^\d{4}$/.test(pin) && { pin: t('deposit.card.pin.wrong') }),
    }),
    onSuccess: (answer, { pin: _pin, ...card }) => onNext(answer, { ...charge.card, ...card }),
  });
  return (
    <StepForm title={t('deposit.card.pin.title')} form={form} onBack={onBack}>
      <CardAgain card={charge.card} field={form.field} />
      <TextField
        label={t('deposit.card.pin')}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={lengthMax}
        required
        {...form.field('pin')}
      />
    </StepForm>
  );
}
