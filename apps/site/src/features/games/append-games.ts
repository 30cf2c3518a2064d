import type { ShownGames } from './fetch-games.ts';

/** Behind what is there. A game that moved to a later page while the player read the first ones is not shown twice. */
export function appendGames(shown: ShownGames, more: ShownGames): ShownGames {
  const ids = new Set(shown.games.map(({ id }) => id));
  return { games: [...shown.games, ...more.games.filter(({ id }) => !ids.has(id))], nextPage: more.nextPage };
}
