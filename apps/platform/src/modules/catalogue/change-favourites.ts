import type { CatalogueDeps } from './catalogue-deps.ts';
import { addFavourite, removeFavourite } from './player-store.ts';

interface Change {
  playerId: bigint;
  gameId: number;
}

/** Says whether there is such a game. Adding one twice is as good as once. */
export async function addToFavourites(deps: CatalogueDeps, { playerId, gameId }: Change): Promise<boolean> {
  if (!deps.snapshot().entry(gameId)) return false;
  await addFavourite(deps.pool, playerId, gameId);
  return true;
}

/** One that was switched off since can still be taken away. */
export async function takeFromFavourites(deps: CatalogueDeps, { playerId, gameId }: Change): Promise<boolean> {
  if (!deps.snapshot().game(gameId)) return false;
  await removeFavourite(deps.pool, playerId, gameId);
  return true;
}
