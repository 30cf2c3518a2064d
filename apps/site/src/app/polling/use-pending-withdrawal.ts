import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { queryClient } from '../../shared/api/query-client.ts';

export interface PendingWithdrawal {
  cancel: () => void;
  isCancelling: boolean;
  /** Why the last try to cancel it failed. */
  failure: unknown;
}

const queryKey = ['pending-withdrawal'];

/** Called by the polling; components read the answer from the hook below. */
export async function refreshPendingWithdrawal(signal: AbortSignal): Promise<void> {
  try {
    queryClient.setQueryData(queryKey, await call('GET Banking/CheckUserWithdrawOrder', { signal }));
  } catch {
    // What was known stays; the next answer is seconds away.
  }
}

/** The withdrawal that can still be called back, if there is one. */
export function usePendingWithdrawal(): PendingWithdrawal | undefined {
  const { data: isPending } = useQuery<boolean>({ queryKey, queryFn: skipToken });
  const {
    mutate,
    isPending: isCancelling,
    error: failure,
  } = useMutation({
    mutationFn: () => call('POST Banking/RejectWithadrawByUser'),
    onSuccess: () => location.reload(),
  });
  return isPending ? { cancel: () => mutate(), isCancelling, failure } : undefined;
}
