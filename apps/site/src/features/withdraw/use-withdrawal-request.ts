import { useState } from 'react';
import type { FoundPayment } from '../../shared/cashier/ask-first.tsx';
import { forgetDraft } from '../../shared/cashier/cashier-draft.ts';
import { usePaymentRequest } from '../../shared/cashier/use-payment-request.ts';
import { afterWithdrawal } from './after-withdrawal.ts';

/** The button of one way to be paid, and whether its last press was accepted. */
export function useWithdrawalRequest(name: string) {
  const request = usePaymentRequest(`withdraw.${name}`);
  const [isDone, setIsDone] = useState(false);

  function take({ state, message }: FoundPayment) {
    const isAccepted = state === 'requested';
    const refusal = message === 'SESSION_HAD_ENDED' ? 'cashier.SESSION_HAD_ENDED' : 'cashier.INSUFFICIENT_AMOUNT';
    request.end(isAccepted ? undefined : refusal);
    if (isAccepted) forgetDraft();
    setIsDone(isAccepted);
    afterWithdrawal();
  }

  return { request, take, isDone, setIsDone };
}
