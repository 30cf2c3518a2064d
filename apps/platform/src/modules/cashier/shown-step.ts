import type { Step } from './payment-port.ts';
import type { DepositRow } from './store/payment-row.ts';

/** What a gateway wanted last, for a page that asks again. Nothing is asked of the gateway for it. */
export function shownStep(deposit: DepositRow): Step {
  const { state, step, note } = deposit;
  if (state === 'failed') {
    return note === 'PAYMENT_SERVICE_DOWN' ? { kind: 'unavailable' } : { kind: 'failed', reason: note ?? '' };
  }
  // While an answer is under way, what was asked for before is not wanted any more.
  if (state !== 'awaiting_input' && state !== 'pending') return { kind: 'unknown' };
  if (!step) return { kind: 'unknown' };
  switch (step.kind) {
    case 'need otp':
      return { kind: 'need otp', paymentRef: step.paymentRef, hint: step.hint ?? '' };
    case 'redirect':
      return step.url === undefined ? { kind: 'unknown' } : { kind: 'redirect', url: step.url };
    case 'own account':
      return { kind: 'unknown' };
    case 'pay bill':
      return { kind: 'wait for push', msisdn: step.payee };
    default:
      return step;
  }
}

/** How long the gateway takes money for a deposit. */
export function secondsLeft({ expires_at, now }: DepositRow): number {
  return Math.max(0, Math.floor((expires_at.getTime() - now.getTime()) / 1_000));
}
