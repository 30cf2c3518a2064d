import { expect, it } from 'vitest';
import { fetchAllGames } from './fetch-all-games.ts';
import type { Game } from './fetch-games.ts';

const wanted = { gameType: 0, category: 13, providerId: 0, searchText: '' };

it('loads a list without pages whole, however many games there are', async () => {
  const all = Array.from({ length: 61 }, (_, id) => ({ id }) as Game);
  const { games, nextPage } = await fetchAllGames(wanted, async ({ page }) => {
    const found = all.slice(30 * (page - 1), 30 * page);
    return { games: found, nextPage: found.length < 30 ? undefined : page + 1 };
  });
  expect(games.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  expect(nextPage).toBeUndefined();
});
