import type { OfficeCallData } from '@harmattan/contract/office';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { refreshEvery } from '../../shared/api/refresh.ts';

export type WaitingApproval = OfficeCallData<'GET Approvals/Waiting'>[number];

const refreshMs = 10_000;

export const worklistQuery = {
  queryKey: ['approvals', 'worklist'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call('GET Approvals/Waiting', { signal }),
};

export function useApprovals() {
  return useQuery({ ...worklistQuery, refetchInterval: refreshEvery(refreshMs) });
}
