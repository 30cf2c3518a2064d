import type { CallData } from '@harmattan/contract';
import { useMutation, useQuery, useQueryClient } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';

type RoundsPage = CallData<'GET Jackpot/GetPastRounds'>;
export type PastRound = RoundsPage['rounds'][number];

const queryKey = ['GET Jackpot/GetPastRounds'];

/** All rounds that were loaded so far, the last one first. */
export function usePastRounds() {
  return useQuery<RoundsPage>({
    queryKey,
    queryFn: ({ signal }) => call('GET Jackpot/GetPastRounds', { query: {}, signal }),
    // Begun anew, the pages that were added would fall away.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Puts the next page behind the rounds that are there. */
export function useMoreRounds() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (before: number) => call('GET Jackpot/GetPastRounds', { query: { before: String(before) } }),
    onSuccess(more, before) {
      queryClient.setQueryData<RoundsPage>(queryKey, (shown) =>
        shown?.next === before ? { ...more, rounds: [...shown.rounds, ...more.rounds] } : shown,
      );
    },
  });
}
