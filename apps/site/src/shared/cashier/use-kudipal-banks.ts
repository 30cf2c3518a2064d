import { useQuery } from '@harmattan/queries';
import { call } from '../api/call.ts';

const freshForMs = 10 * 60 * 1_000;

export function useKudipalBanks() {
  return useQuery({
    queryKey: ['GET Banking/getKudipalBanks'],
    queryFn: ({ signal }) => call('GET Banking/getKudipalBanks', { signal }),
    select: ({ kudipalBankList }) => kudipalBankList.map(({ code, name }) => ({ value: code, label: name })),
    staleTime: freshForMs,
  });
}
