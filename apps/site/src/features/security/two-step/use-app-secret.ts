import type { CallData } from '@harmattan/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

export type AppSecret = CallData<'GET User/GetGoogleAuth'>;

/** Each asking makes a new secret, and only the newest counts: it is asked for once for each opening, and kept nowhere. */
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
