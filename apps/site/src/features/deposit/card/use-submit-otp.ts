import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import type { OpenCharge } from './card.ts';

export function useSubmitOtp({ answer }: OpenCharge) {
  return useMutation({
    mutationFn: ({ otp }: { otp: string }) =>
      call('POST Banking/KudipalSubmitOTP', { body: { otp, ID: answer.id, paymentRef: answer.paymentRef ?? '' } }),
    // As with the card itself.
    gcTime: 0,
  });
}
