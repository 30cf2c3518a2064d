import type { CatalogueDeps } from './catalogue-deps.ts';
import { findCategory } from './categories.ts';
import type { GameCard } from './lists/game-entry.ts';
import { shownUnless } from './lists/pauses.ts';
import { type GameQuery, selectGames } from './lists/select-games.ts';
import { markCards } from './mark-cards.ts';
import { readMarks } from './player-store.ts';

/** Undefined when the category does not belong to the game type. A visitor's page needs nothing but memory. */
export async function getGames(
  { pool, snapshot, pauses }: CatalogueDeps,
  query: GameQuery & { gameType: number; category: number },
  playerId: bigint | undefined,
): Promise<readonly GameCard[] | undefined> {
  const category = findCategory(query.gameType, query.category);
  if (!category) return undefined;
  const marks = playerId === undefined ? undefined : await readMarks(pool, playerId);
  return markCards(selectGames(snapshot(), category, query, { marks, mayShow: shownUnless(pauses()) }), marks);
}
