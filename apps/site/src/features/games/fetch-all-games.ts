import { appendGames } from './append-games.ts';
import { fetchGames, type GamesWanted, type PageWanted, type ShownGames } from './fetch-games.ts';

/** A longer list is cut. */
const pagesMax = 20;

/** Every page of a list, one behind the other. */
export async function fetchAllGames(
  wanted: GamesWanted & { signal?: AbortSignal },
  fetchPage: (page: PageWanted) => Promise<ShownGames> = fetchGames,
): Promise<ShownGames> {
  let shown = await fetchPage({ ...wanted, page: 1 });
  while (shown.nextPage !== undefined && shown.nextPage <= pagesMax) {
    shown = appendGames(shown, await fetchPage({ ...wanted, page: shown.nextPage }));
  }
  return shown;
}
