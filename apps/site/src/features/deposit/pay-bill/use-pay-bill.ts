import type { CallData } from '@harmattan/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { wireAmount } from '../../../shared/cashier/wire-amount.ts';

type Answer = CallData<'POST Banking/registerFastHubPayBillDeposit'>;

export interface PayBillDeposit extends Answer {
  amount: number;
}

export function usePayBill() {
  return useMutation({
    mutationFn: async ({ amount: text }: { amount: string }): Promise<PayBillDeposit> => {
      const amount = wireAmount(text);
      const answer = await call('POST Banking/registerFastHubPayBillDeposit', {
        query: { amount: text },
        body: { amount },
      });
      return { ...answer, amount };
    },
  });
}
