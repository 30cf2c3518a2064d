import type { CallData } from '@harmattan/contract';
import { useMutation } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';
import type { PaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import { wireAmount } from '../../../shared/cashier/wire-amount.ts';
import { useBonusCode } from '../bonus-code.tsx';

type Answer = CallData<'POST Banking/RegisterKudipalUssdDeposit'>;

export interface UssdDeposit extends Answer {
  amount: number;
}

export function useUssdDeposit(request: PaymentRequest) {
  const bonus = useBonusCode();
  return useMutation({
    mutationFn: async ({ amount, code }: { amount: string; code: string }): Promise<UssdDeposit> => {
      const body = { amount: wireAmount(amount), code, ...bonus };
      const answer = await request.send((key) =>
        call('POST Banking/RegisterKudipalUssdDeposit', { body: { ...body, key } }),
      );
      return { ...answer, amount: body.amount };
    },
  });
}
