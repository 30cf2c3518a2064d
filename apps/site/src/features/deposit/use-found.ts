import { useState } from 'react';
import type { FoundPayment } from '../../shared/cashier/ask-first.tsx';
import type { PaymentRequest } from '../../shared/cashier/use-payment-request.ts';

/**
 * A deposit that was found after its answer was lost. `show` shows what there is to pay into, and says whether there was such
 * a thing; else the deposit is over, and `id` names it.
 */
export function useFound(request: PaymentRequest, show: (payment: FoundPayment) => boolean) {
  const [id, setId] = useState<string>();

  function take(payment: FoundPayment) {
    if (payment.state !== 'waiting') {
      request.end();
      setId(payment.id);
    } else {
      request.end(show(payment) ? undefined : 'deposit.no-account');
    }
  }

  return { id, take, drop: () => setId(undefined) };
}
