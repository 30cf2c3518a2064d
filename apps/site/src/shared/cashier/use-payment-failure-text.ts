import { useT } from '@harmattan/i18n/use-t';
import { useEnvironment } from '@harmattan/ui/environment';
import { CallUnreachable, refusalOf } from '../api/call-errors.ts';
import { useFailureText } from '../forms/use-failure-text.ts';
import { momentText } from '../time/date-text.ts';
import type { PaymentCall } from './payment-failures.ts';
import { useReasonText } from './use-reason-text.ts';
import { wireAmountText } from './wire-amount.ts';

/**
 * What to show for a call that was to move money. Without an answer the page does not know whether it did, and a retry
 * might pay twice. A refusal may carry its reason.
 */
export function usePaymentFailureText(): (failure: unknown) => string {
  const t = useT();
  const { language } = useEnvironment();
  const reasonText = useReasonText();
  const failureText = useFailureText();
  return (failure) => {
    if (failure instanceof CallUnreachable) return t('cashier.unanswered');
    const refusal = refusalOf<PaymentCall>(failure);
    if (refusal?.status === 'DEPOSIT_LIMIT_IS_REACHED') {
      const { left, endsAt } = refusal.data;
      return t('cashier.above-limit', { left: wireAmountText(left), end: momentText(endsAt, language) });
    }
    const text = failureText(failure);
    const reason = refusal && reasonText(messageOf(refusal.data));
    return reason === undefined || reason === text || reason === '' ? text : t('cashier.because', { text, reason });
  };
}

function messageOf(data: unknown): string {
  const message = (data as { message?: unknown } | null)?.message;
  return typeof message === 'string' ? message : '';
}
