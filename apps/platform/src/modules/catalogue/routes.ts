import type { Calls } from '@harmattan/contract';
import type { SupplierName } from '@harmattan/wires/suppliers/names';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import type { CatalogueDeps } from './catalogue-deps.ts';
import { findCategory } from './categories.ts';
import { addToFavourites, takeFromFavourites } from './change-favourites.ts';
import { getGames } from './get-games.ts';
import { placedPauses } from './lists/pauses.ts';

export type CatalogueCalls =
  | 'GET Game/GetGameProviders'
  | 'GET Game/GetPauses'
  | 'POST Game/GetGames'
  | 'POST Game/AddFavGame'
  | 'POST Game/RemoveFavGame';

export function catalogueRoutes(deps: CatalogueDeps): Pick<Handlers<Calls>, CatalogueCalls> {
  return {
    'GET Game/GetGameProviders'({ query: { gameType, category } }) {
      const shelf = category === undefined ? undefined : findCategory(Number(gameType), Number(category))?.shelf;
      const { providers, supplier } = deps.snapshot();
      const off = deps.pauses().filter(({ kind }) => kind === 'supplier');
      const hidden = new Set(off.map(({ subject }) => supplier(subject as SupplierName)?.id));
      return success(providers[shelf ?? gameType].filter(({ id }) => !hidden.has(id)));
    },
    'GET Game/GetPauses': () => success(placedPauses(deps.snapshot(), deps.pauses())),
    async 'POST Game/GetGames'({ body, context }) {
      const games = await getGames(deps, body, context.player?.playerId);
      return games ? success([...games]) : refuse('INCORRECT_PARAMETER_VALUE', null);
    },
    async 'POST Game/AddFavGame'({ query, context }) {
      const change = { playerId: context.player.playerId, gameId: Number(query.Id) };
      return (await addToFavourites(deps, change)) ? success(null) : refuse('GAME_DOES_NOT_EXIST', null);
    },
    async 'POST Game/RemoveFavGame'({ query, context }) {
      const change = { playerId: context.player.playerId, gameId: Number(query.Id) };
      return (await takeFromFavourites(deps, change)) ? success(null) : refuse('GAME_DOES_NOT_EXIST', null);
    },
  };
}
