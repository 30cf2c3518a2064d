import { useQuery } from '@tanstack/react-query';
import { fetchRounds, type RoundsPage } from './fetch-rounds.ts';

export const roundsKey = ['POST User/GetUserBettingHistory'];

/** All rounds that were loaded so far, the newest at first. */
export function useRounds() {
  return useQuery<RoundsPage>({
    queryKey: roundsKey,
    queryFn: ({ signal }) => fetchRounds(null, signal),
    // Asked anew on arrival; in between, the pages that were added must not fall away.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
