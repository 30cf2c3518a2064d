import { useT } from '@harmattan/i18n/use-t';
import { TextField } from '@harmattan/ui/text-field';
import { usePaymentForm } from '../../../shared/cashier/use-payment-form.ts';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';
import { useChargeWithPin } from './use-charge-with-pin.ts';

const lengthMax = 4;

export function PinStep({ charge, onNext, onBack }: StepProps) {
  const t = useT();
  const form = usePaymentForm({
    initial: { pin: '' },
    mutation: useChargeWithPin(charge),
    check: ({ pin }) => (/^\d{4}$/.test(pin) ? {} : { pin: t('deposit.card.pin.wrong') }),
    onSuccess: onNext,
  });
  return (
    <StepForm title={t('deposit.card.pin.title')} form={form} onBack={onBack}>
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
