import type { OfficeCallData } from '@harmattan/contract/office';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';

export type FoundPlayer = OfficeCallData<'GET Players/Search'>[number];

export const searchLengthMin = 2;

/** Not refreshed by itself: each search is kept in the audit. */
export function useFoundPlayers(text: string) {
  return useQuery({
    queryKey: ['players', 'search', text],
    queryFn: ({ signal }) => call('GET Players/Search', { query: { text }, signal }),
    enabled: text.length >= searchLengthMin,
    refetchOnWindowFocus: false,
    staleTime: 30_000,
  });
}
