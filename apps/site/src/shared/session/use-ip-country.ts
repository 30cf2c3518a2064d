import { useQuery } from '@harmattan/queries';
import { call } from '../api/call.ts';

export function useIpCountry() {
  return useQuery({
    queryKey: ['GET Security/GetIpCountry'],
    queryFn: ({ signal }) => call('GET Security/GetIpCountry', { signal }),
    // A phone does not change country while the page is open.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
