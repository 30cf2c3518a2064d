import { useT } from '@harmattan/i18n/use-t';
import { showToast } from '@harmattan/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import type { Game, GamesWanted, ShownGames } from './fetch-games.ts';
import { gamesCall } from './use-games.ts';

const favouriteCategories = [1, 19];

/** The star changes, in every list that is kept, once the server has agreed and not before. */
export function useFavourite({ id, gameName, isFav }: Game) {
  const t = useT();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(isFav ? 'POST Game/RemoveFavGame' : 'POST Game/AddFavGame', { query: { Id: String(id) } }),
    onSuccess() {
      const marked = (game: Game) => (game.id === id ? { ...game, isFav: !isFav } : game);
      queryClient.setQueriesData<ShownGames>(
        { queryKey: [gamesCall] },
        (shown) => shown && { ...shown, games: shown.games.map(marked) },
      );
      // Lists that no page shows are fetched anew: a game may be missing in them now.
      queryClient.removeQueries({ queryKey: [gamesCall], type: 'inactive', predicate: isOfFavourites });
    },
    onError: () => showToast({ kind: 'error', text: t('games.favourite.failed', { name: gameName }) }),
  });
}

function isOfFavourites({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  const { category } = queryKey[1] as GamesWanted;
  return favouriteCategories.includes(category);
}
