import { skipToken, useQuery } from '@harmattan/queries';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';

/** What stands in the place of Withdraw. There can be no second withdrawal before the first has ended. */
export type PendingWithdrawal = 'none' | 'can be canceled' | 'on its way';

const queryKey = ['pending-withdrawal'];

interface RefreshOptions {
  signal?: AbortSignal;
  hasNews?: boolean;
}

/**
 * The order itself is asked for only where there may be one. `hasNews`: the player has just made one or called it back. Throws
 * without an answer, and what was known stays.
 */
export async function refreshPendingWithdrawal({ hasNews = false, ...options }: RefreshOptions): Promise<void> {
  const known = queryClient.getQueryData<PendingWithdrawal>(queryKey);
  const canBeCanceled = await call('GET Banking/CheckUserWithdrawOrder', options);
  const mayBeOnItsWay = hasNews || known !== 'none';
  queryClient.setQueryData(
    queryKey,
    canBeCanceled ? 'can be canceled' : mayBeOnItsWay ? await askOrder(options) : 'none',
  );
}

async function askOrder(options: { signal?: AbortSignal }): Promise<PendingWithdrawal> {
  const order = await call('GET Banking/GetWithdrawOrder', options);
  if (order === null || order.isFinished) return 'none';
  return order.canBeCanceled ? 'can be canceled' : 'on its way';
}

export function usePendingWithdrawal(): PendingWithdrawal {
  const { data } = useQuery<PendingWithdrawal>({ queryKey, queryFn: skipToken });
  return data ?? 'none';
}
