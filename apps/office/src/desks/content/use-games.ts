import type { OfficeCallData } from '@harmattan/contract/office';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { refreshEvery } from '../../shared/api/refresh.ts';

export type Games = OfficeCallData<'GET Catalogue/Games'>;
export type Game = Games['games'][number];
export type GameSupplier = Games['suppliers'][number];

const refreshMs = 15_000;

export function useGames({ text, supplier }: { text: string; supplier: string }) {
  return useQuery({
    queryKey: ['content', 'games', text, supplier],
    queryFn: ({ signal }) =>
      call('GET Catalogue/Games', {
        query: { ...(text !== '' && { text }), ...(supplier !== '' && { supplier }) },
        signal,
      }),
    refetchInterval: refreshEvery(refreshMs),
    // The rows stay while others are looked for.
    placeholderData: (before) => before,
  });
}
