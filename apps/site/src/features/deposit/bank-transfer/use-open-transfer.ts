import type { CallData } from '@harmattan/contract';
import { useMutation } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';
import type { PaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import { wireAmount } from '../../../shared/cashier/wire-amount.ts';
import { now } from '../../../shared/time/clock.ts';
import { useBonusCode } from '../bonus-code.tsx';

type Answer = CallData<'POST Banking/RegisterKudipalBankTrasnferDeposit'>;

export interface OpenTransfer extends Answer {
  /** By the clock of this phone, so that a page that slept still counts right. */
  endsAtMs: number;
}

export function useOpenTransfer(request: PaymentRequest) {
  const bonus = useBonusCode();
  return useMutation({
    mutationFn: async ({ amount }: { amount: string }): Promise<OpenTransfer> => {
      const body = { amount: wireAmount(amount), ...bonus };
      const answer = await request.send((key) =>
        call('POST Banking/RegisterKudipalBankTrasnferDeposit', { body: { ...body, key } }),
      );
      return { ...answer, endsAtMs: now() + answer.secondsLeft * 1_000 };
    },
  });
}
