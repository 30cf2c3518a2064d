import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fetchRounds, type Round, type RoundsPage } from './fetch-rounds.ts';
import { roundsKey } from './use-rounds.ts';

/** Puts the next page behind the rounds that are there. */
export function useMoreRounds(area: Round['area']) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (before: string) => fetchRounds({ area, before }),
    onSuccess(more, before) {
      queryClient.setQueryData<RoundsPage>(roundsKey(area), (shown) =>
        // The list may have begun anew while the page was on its way.
        shown?.next === before ? { ...more, rounds: [...shown.rounds, ...more.rounds] } : shown,
      );
    },
  });
}
