import { useQuery } from '@tanstack/react-query';
import { fetchRounds, type Round, type RoundsPage } from './fetch-rounds.ts';

export function roundsKey(area: Round['area']): string[] {
  return ['POST User/GetUserBettingHistory', area];
}

/** All rounds that were loaded so far, the newest at first. */
export function useRounds(area: Round['area']) {
  return useQuery<RoundsPage>({
    queryKey: roundsKey(area),
    queryFn: ({ signal }) => fetchRounds({ area, before: null, signal }),
    // Asked anew on arrival; in between, the pages that were added must not fall away.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
