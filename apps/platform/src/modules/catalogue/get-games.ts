import type { CatalogueDeps } from './catalogue-deps.ts';
import { findCategory } from './categories.ts';
import type { GameCard } from './lists/game-entry.ts';
import { type GameQuery, selectGames } from './lists/select-games.ts';
import { readMarks } from './player-store.ts';

/** Undefined when the category does not belong to the game type. A visitor's page needs nothing but memory. */
export async function getGames(
  { tables, snapshot }: CatalogueDeps,
  query: GameQuery & { gameType: number; category: number },
  playerId: bigint | undefined,
): Promise<readonly GameCard[] | undefined> {
  const category = findCategory(query.gameType, query.category);
  if (!category) return undefined;
  const marks = playerId === undefined ? undefined : await readMarks(tables, playerId);
  const page = selectGames(snapshot(), category, query, marks);
  if (!marks) return page.map(({ card }) => card);
  const favourites = new Set(marks.favourites);
  const recents = new Set(marks.recents);
  return page.map(({ card }) => {
    const [isFav, isRecent] = [favourites.has(card.id), recents.has(card.id)];
    return isFav || isRecent ? { ...card, isFav, isRecent } : card;
  });
}
