import { categories } from '../../../apps/platform/src/modules/catalogue/categories.ts';
import { type MadeUpGame, pick } from './made-up-games.ts';

const slips: ((word: string, at: number) => string)[] = [
  (word) => word,
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => `${word.slice(0, at)}x${word.slice(at + 1)}`,
  (word, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  (word, at) => word.slice(0, Math.max(3, at)),
];

/** What visitors ask for: lists and their pages, suppliers, and every other time a search, mostly with a slip in it. */
export function madeUpQueries(games: MadeUpGame[], count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const category = pick(categories, at * 7);
    const query = {
      forMobile: at % 3 !== 0,
      providerId: at % 5 === 0 ? 1 + (at % 8) : 0,
      gameType: category.gameType,
      category: category.number,
      searchText: '',
      page: 1 + (at % 4),
    };
    if (at % 2 === 0) return JSON.stringify(query);
    // Three of four search where the game can be found.
    const { name, gameType } = pick(games, at * 101);
    const place = at % 8 === 1 ? {} : { gameType, category: 0, providerId: 0 };
    const searchText = name
      .split(' ')
      .slice(0, 1 + (at % 2))
      .map((word, nth) => pick(slips, at * 3 + nth)(word, 1 + (at % 5)))
      .join(' ');
    return JSON.stringify({ ...query, ...place, page: 1, searchText: at % 40 === 1 ? 'endorphina' : searchText });
  });
}
