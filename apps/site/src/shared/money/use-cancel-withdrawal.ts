import { useMutation } from '@harmattan/queries';
import { call } from '../api/call.ts';
import { refreshMoney } from './refresh-money.ts';

/** Calls the pending withdrawal back. The page is loaded afresh then, so that no part of it shows the order of before. */
export function useCancelWithdrawal() {
  return useMutation({
    mutationFn: () => call('POST Banking/RejectWithadrawByUser'),
    onSuccess: () => location.reload(),
    // A refusal is news too: the money is on its way, or the order was over already.
    onError: () => refreshMoney(),
  });
}
