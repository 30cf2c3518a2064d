import { refuse, success } from '../../plumbing/http/answer.ts';
import type { Step } from './payment-port.ts';
import type { DepositRow } from './store/payment-row.ts';

/** Every step of a card deposit is answered alike, by where the deposit stands now and what the bank wants next. */
export function cardAnswer({ deposit, step }: { deposit: DepositRow; step: Step }) {
  const asked = { id: deposit.id, message: '', paymentRef: null, redirectUrl: null };
  // The money may be there before the bank's last answer.
  if (deposit.state === 'succeeded' && !deposit.money_due) {
    return success({ ...asked, errorMessage: '' as const, message: 'SUCCESS' });
  }
  if (deposit.state === 'failed' && step.kind !== 'unavailable') {
    return refuse('YOUR_DEPOSIT_IS_REJECTED', { message: deposit.note ?? 'YOUR_DEPOSIT_IS_REJECTED' });
  }
  switch (step.kind) {
    case 'need pin':
      return success({ ...asked, errorMessage: 'pin' as const });
    case 'need address':
      return success({ ...asked, errorMessage: 'avs_noauth' as const });
    case 'need otp':
      return success({ ...asked, errorMessage: 'otp' as const, message: step.hint, paymentRef: step.paymentRef });
    case 'redirect':
      return success({ ...asked, errorMessage: 'redirect' as const, redirectUrl: step.url });
    case 'unavailable':
      return refuse('PAYMENT_SERVICE_DOWN', null);
    default:
      return refuse('PAYMENT_OUTCOME_UNKNOWN', null);
  }
}
