import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';

/** The sportsbooks that the operator has, the main one first. */
export function useBooks() {
  return useQuery({
    queryKey: ['GET Sports/GetBettingProviders'],
    queryFn: ({ signal }) => call('GET Sports/GetBettingProviders', { signal }),
    // Which books there are does not change while the page is open.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
