import { useMutation, useQueryClient } from '@harmattan/queries';
import { useEffect, useEffectEvent } from 'react';
import { fetchRounds, type ListWanted, type RoundsPage } from './fetch-rounds.ts';
import { roundsKey } from './use-rounds.ts';

/** Puts the next page behind the rounds that are there. While there are none, it asks for the next page by itself. */
export function useMoreRounds({ area, state }: ListWanted, shown: RoundsPage | undefined) {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: (before: string) => fetchRounds({ area, state, before }),
    onSuccess(more, before) {
      queryClient.setQueryData<RoundsPage>(roundsKey({ area, state }), (known) =>
        // The list may have begun anew while the page was on its way.
        known?.next === before ? { ...more, rounds: [...known.rounds, ...more.rounds] } : known,
      );
    },
  });
  const soughtFrom = shown?.rounds.length === 0 ? shown.next : null;
  const seek = useEffectEvent((before: string) => mutation.mutate(before));

  useEffect(() => {
    if (soughtFrom !== null) seek(soughtFrom);
  }, [soughtFrom]);

  return { ...mutation, isSeeking: soughtFrom !== null && !mutation.isError };
}
