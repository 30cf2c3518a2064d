import type { CallData } from '@harmattan/contract';
import { useQuery } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';

export type AppSecret = CallData<'GET User/GetGoogleAuth'>;

/** Asked for with each opening, and kept nowhere: for ten minutes the server tells the same one again, and afterwards another. */
export function useAppSecret() {
  return useQuery({
    queryKey: ['GET User/GetGoogleAuth'],
    queryFn: ({ signal }) => call('GET User/GetGoogleAuth', { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}
