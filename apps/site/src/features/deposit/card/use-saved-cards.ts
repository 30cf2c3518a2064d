import type { CallData } from '@harmattan/contract';
import { useMutation, useQuery, useQueryClient } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';

export type SavedCard = CallData<'GET Banking/GetSavedCards'>['cards'][number];

const cardsKey = ['GET Banking/GetSavedCards'];

export function useSavedCards() {
  return useQuery({
    queryKey: cardsKey,
    queryFn: ({ signal }) => call('GET Banking/GetSavedCards', { signal }),
  });
}

export function useRemoveSavedCard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (card: string) => call('POST Banking/RemoveSavedCard', { body: { card } }),
    onSettled: () => client.invalidateQueries({ queryKey: cardsKey }),
  });
}
