import { useQuery } from '@harmattan/queries';
import { fetchRounds, type ListWanted, type RoundsPage } from './fetch-rounds.ts';

export function roundsKey({ area, state }: ListWanted): string[] {
  return ['POST User/GetUserBettingHistory', area, state];
}

/** All rounds that were loaded so far, the newest at first. */
export function useRounds({ area, state }: ListWanted) {
  return useQuery<RoundsPage>({
    queryKey: roundsKey({ area, state }),
    queryFn: ({ signal }) => fetchRounds({ area, state, before: null, signal }),
    // Asked anew on arrival; in between, the pages that were added must not fall away.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
