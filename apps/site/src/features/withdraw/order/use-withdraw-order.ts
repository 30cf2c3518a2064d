import type { CallData } from '@harmattan/contract';
import { useQuery } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';

export type WithdrawOrderData = NonNullable<CallData<'GET Banking/GetWithdrawOrder'>>;

export const withdrawOrderKey = ['GET Banking/GetWithdrawOrder'];

const everyMs = 5_000;

/** The latest withdrawal, asked about again until it has come to an end. */
export function useWithdrawOrder() {
  return useQuery({
    queryKey: withdrawOrderKey,
    queryFn: ({ signal }) => call('GET Banking/GetWithdrawOrder', { signal }),
    refetchInterval: ({ state: { data, error } }) => (error || data?.isFinished === false ? everyMs : false),
  });
}
