import type { OfficeCallData } from '@harmattan/contract/office';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { refreshEvery } from '../../shared/api/refresh.ts';

export type WaitingPayment = OfficeCallData<'GET Payments/Worklist'>[number];

const refreshMs = 10_000;

export const worklistQuery = {
  queryKey: ['payments', 'worklist'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call('GET Payments/Worklist', { signal }),
};

export function usePayments() {
  return useQuery({ ...worklistQuery, refetchInterval: refreshEvery(refreshMs) });
}
