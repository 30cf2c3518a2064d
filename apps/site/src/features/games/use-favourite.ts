import { useT } from '@harmattan/i18n/use-t';
import { useMutation, useQueryClient } from '@harmattan/queries';
import { navigate, useLocation } from '@harmattan/router/location';
import { showToast } from '@harmattan/ui/toast';
import { call } from '../../shared/api/call.ts';
import { refusalOf } from '../../shared/api/call-errors.ts';
import { useSession } from '../../shared/session/session.ts';
import { signInState } from '../../shared/session/sign-in-state.ts';
import type { Game, GamesWanted, ShownGames } from './fetch-games.ts';
import { gamesCall } from './use-games.ts';

const favouriteCategories = [1, 19];

/** The star changes, in every list that is kept, once the server has agreed and not before. Favourites are for players: others are asked to sign in. */
export function useFavourite({ id, gameName, isFav }: Game) {
  const t = useT();
  const queryClient = useQueryClient();
  const isPlayer = useSession() !== undefined;
  const { pathname, search } = useLocation();
  const askToSignIn = () => navigate('/login', { state: signInState(pathname + search) });
  const mutation = useMutation({
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
    onError(failure) {
      const status = refusalOf<'POST Game/AddFavGame'>(failure)?.status;
      if (status === 'NOT_SIGNED_IN') askToSignIn();
      else showToast({ kind: 'error', text: t('games.favourite.failed', { name: gameName }) });
    },
  });
  return { ...mutation, press: () => (isPlayer ? mutation.mutate() : askToSignIn()) };
}

function isOfFavourites({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  const { category } = queryKey[1] as GamesWanted;
  return favouriteCategories.includes(category);
}
