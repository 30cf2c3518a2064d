import { type Category, firstCategory, type GameList, shownCategories } from './game-lists.ts';

export interface GamesFilter {
  category: Category;
  /** 0 stands for all suppliers. */
  providerId: number;
  searchText: string;
}

const searchLengthMin = 3;
export const searchLengthMax = 100;

/** Less than this finds half of the list. */
export function isSearchable(text: string): boolean {
  return text.trim() === '' || text.trim().length >= searchLengthMin;
}

/** What an address asks for, which anybody may have written; what it leaves open is everything. */
export function filterOf(search: URLSearchParams, list: GameList, who: { isPlayer: boolean }): GamesFilter {
  const category = shownCategories(list, who).find(({ number }) => String(number) === search.get('category'));
  const provider = search.get('provider') ?? '';
  const text = (search.get('search') ?? '').trim().slice(0, searchLengthMax);
  return {
    category: category ?? firstCategory(list),
    providerId: /^[1-9]\d{0,5}$/.test(provider) ? Number(provider) : 0,
    searchText: isSearchable(text) ? text : '',
  };
}

/** The address of a filter names only what is not everything. */
export function searchOf({ category, providerId, searchText }: GamesFilter, list: GameList): Record<string, string> {
  return {
    ...(category.number !== firstCategory(list).number && { category: String(category.number) }),
    ...(providerId !== 0 && { provider: String(providerId) }),
    ...(searchText !== '' && { search: searchText }),
  };
}
