import { useMutation, useQueryClient } from '@harmattan/queries';
import { call } from '../../../shared/api/call.ts';
import { type BetsPage, jackpotBetsKey } from './use-jackpot-bets.ts';

/** Puts the next page behind the tickets that are there. */
export function useMoreBets() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (before: string) => call('GET Jackpot/GetManualJackpotUserBets', { query: { before } }),
    onSuccess(more, before) {
      queryClient.setQueryData<BetsPage>(jackpotBetsKey, (shown) =>
        // The list may have begun anew while the page was on its way.
        shown?.next === before ? { ...more, bets: [...shown.bets, ...more.bets] } : shown,
      );
    },
  });
}
