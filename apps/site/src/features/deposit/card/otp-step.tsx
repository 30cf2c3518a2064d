import { useT } from '@harmattan/i18n/use-t';
import { usePaymentForm } from '../../../shared/cashier/use-payment-form.ts';
import { useReasonText } from '../../../shared/cashier/use-reason-text.ts';
import { CodeField } from '../../../shared/forms/code-field.tsx';
import { StepForm } from './step-form.tsx';
import type { StepProps } from './step-props.ts';
import { useSubmitOtp } from './use-submit-otp.ts';

export function OtpStep({ charge, request, onNext, onBack }: StepProps) {
  const t = useT();
  const reasonText = useReasonText();
  const form = usePaymentForm({
    initial: { otp: '' },
    mutation: useSubmitOtp(charge, request),
    request,
    check: ({ otp }) => (/^\d{4,8}$/.test(otp) ? {} : { otp: t('deposit.card.otp.wrong') }),
    fieldOf: { INVALID_VERIFICATION_CODE: 'otp' },
    onSuccess: (answer) => onNext(answer, charge.card),
  });
  return (
    <StepForm title={t('deposit.card.otp.title')} form={form} onBack={onBack}>
      <CodeField
        label={t('deposit.card.otp')}
        hint={reasonText(charge.answer.message) || t('deposit.card.otp.hint')}
        {...form.field('otp')}
      />
    </StepForm>
  );
}
