import { useMutation, useQueryClient } from '@harmattan/queries';
import { appendGames } from './append-games.ts';
import { fetchGames, type GamesWanted, type ShownGames } from './fetch-games.ts';
import { useGamesKey } from './use-games.ts';

/** Puts the next page behind the games that are there. */
export function useMoreGames(wanted: GamesWanted) {
  const queryClient = useQueryClient();
  const key = useGamesKey(wanted);
  return useMutation({
    mutationFn: (page: number) => fetchGames({ ...wanted, page }),
    onSuccess(more, page) {
      queryClient.setQueryData<ShownGames>(key, (shown) =>
        // The list may have begun anew while the page was on its way.
        shown?.nextPage === page ? appendGames(shown, more) : shown,
      );
    },
  });
}
