import { useQuery } from '@harmattan/queries';
import { useLocation } from '@harmattan/router/location';
import { useSession } from '../../shared/session/session.ts';
import { fetchAllGames } from './fetch-all-games.ts';
import { fetchGames, type GamesWanted, type ShownGames } from './fetch-games.ts';
import type { GameList } from './game-lists.ts';

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

/** All games that were loaded so far, the first page at first. A list without pages is loaded whole. */
export function useGames(wanted: GamesWanted, { isGridOnly }: Pick<GameList, 'isGridOnly'>) {
  return useQuery<ShownGames>({
    queryKey: useGamesKey(wanted),
    queryFn: ({ signal }) =>
      isGridOnly ? fetchAllGames({ ...wanted, signal }) : fetchGames({ ...wanted, page: 1, signal }),
    // Asked anew, the pages that were added would fall away under the reader.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptForMs,
  });
}
