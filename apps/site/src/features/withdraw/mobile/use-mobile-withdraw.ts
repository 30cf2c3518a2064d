import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { afterWithdrawal } from '../after-withdrawal.ts';

export function useMobileWithdraw() {
  return useMutation({
    mutationFn: ({ amount }: { amount: string }) => call('POST Banking/RegisterFastHubWithdraw', { query: { amount } }),
    onSettled: afterWithdrawal,
  });
}
