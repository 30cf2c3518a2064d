import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useSession } from '../../shared/session/session.ts';
import { fetchGames, type GamesWanted, type ShownGames } from './fetch-games.ts';

export const gamesCall = 'POST Game/GetGames';
const keptForMs = 30 * 60_000;

/**
 * A list belongs to its entry of the history: a return to that entry shows all its pages, and every other arrival, or
 * another filter, begins with page 1.
 */
export function useGamesKey(wanted: GamesWanted) {
  const entry = useLocation().key;
  const userName = useSession()?.user.userName;
  return [gamesCall, wanted, { entry, userName }];
}

/** All games that were loaded so far, the first page at first. */
export function useGames(wanted: GamesWanted) {
  return useQuery<ShownGames>({
    queryKey: useGamesKey(wanted),
    queryFn: ({ signal }) => fetchGames({ ...wanted, page: 1, signal }),
    // Asked anew, the pages that were added would fall away under the reader.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptForMs,
  });
}
