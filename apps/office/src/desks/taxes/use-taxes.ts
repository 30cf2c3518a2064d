import type { OfficeCallData } from '@harmattan/contract/office';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { refreshEvery } from '../../shared/api/refresh.ts';
import { useDecide as useSharedDecide } from '../../shared/view/use-decide.ts';

export type Authority = OfficeCallData<'GET Taxes/Authorities'>[number];
export type Month = Authority['months'][number];

const refreshMs = 10_000;

export function useTaxes() {
  return useQuery({
    queryKey: ['taxes'],
    queryFn: ({ signal }) => call('GET Taxes/Authorities', { signal }),
    refetchInterval: refreshEvery(refreshMs),
  });
}

export const useDecide = (onClose: () => void) => useSharedDecide(onClose, ['taxes', 'approvals']);
