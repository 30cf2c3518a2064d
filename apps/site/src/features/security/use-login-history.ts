import type { CallData } from '@harmattan/contract';
import { useQuery } from '@harmattan/queries';
import { call } from '../../shared/api/call.ts';
import type { Period } from '../../shared/time/period.ts';

export type PastLogin = CallData<'POST Security/UserLoginHistory'>[number];

export function useLoginHistory({ from, to }: Period) {
  return useQuery({
    queryKey: ['POST Security/UserLoginHistory', from, to],
    queryFn: ({ signal }) => call('POST Security/UserLoginHistory', { query: { fromDate: from, todate: to }, signal }),
  });
}
