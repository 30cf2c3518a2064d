import { useMutation } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';
import type { PaymentRequest } from '../../../shared/cashier/use-payment-request.ts';
import { isCardAnswerOver, isCardEnd, type OpenCharge } from './card.ts';

export function useSubmitOtp({ answer }: OpenCharge, request: PaymentRequest) {
  return useMutation({
    mutationFn: ({ otp }: { otp: string }) =>
      request.send(
        () =>
          call('POST Banking/KudipalSubmitOTP', { body: { otp, ID: answer.id, paymentRef: answer.paymentRef ?? '' } }),
        { isOver: isCardAnswerOver, isEnd: isCardEnd },
      ),
  });
}
