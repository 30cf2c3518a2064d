import type { CallData } from '@harmattan/contract';
import { useMutation } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';
import type { PaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import { wireAmount } from '../../../shared/cashier/wire-amount.ts';

type Answer = CallData<'POST Banking/registerFastHubPayBillDeposit'>;

export interface PayBillDeposit extends Answer {
  amount: number;
}

export function usePayBill(request: PaymentRequest) {
  return useMutation({
    mutationFn: async ({ amount: text }: { amount: string }): Promise<PayBillDeposit> => {
      const amount = wireAmount(text);
      const answer = await request.send((key) =>
        call('POST Banking/registerFastHubPayBillDeposit', { query: { amount: text, key }, body: { amount } }),
      );
      return { ...answer, amount };
    },
  });
}
