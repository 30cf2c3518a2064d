import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { afterWithdrawal } from '../after-withdrawal.ts';

export function useCancelOrder() {
  return useMutation({
    mutationFn: () => call('POST Banking/RejectWithadrawByUser'),
    // A refusal is news too: the money is on its way, or the order was over already.
    onSettled: afterWithdrawal,
  });
}
