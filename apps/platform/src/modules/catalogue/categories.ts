/** The page that shows a list. Virtual games share the game type of the casino and have a page of their own. */
export type Shelf = 'casino' | 'live' | 'slots' | 'virtual';

/** `stated`: the game itself says that it belongs there. The others follow from what else is known of it. */
export type CategoryKind =
  | 'all'
  | 'favourites'
  | 'popular'
  | 'newest'
  | 'free play'
  | 'drops and wins'
  | 'tournament'
  | 'stated';

export type GameType = 0 | 1 | 2;

export interface Category {
  gameType: GameType;
  number: number;
  name: string;
  shelf: Shelf;
  kind: CategoryKind;
}

const shelves: {
  shelf: Shelf;
  gameType: GameType;
  categories: [number: number, name: string, kind: CategoryKind][];
}[] = [
  {
    shelf: 'slots',
    gameType: 2,
    categories: [
      [1, 'Favourites', 'favourites'],
      [0, 'All', 'all'],
      [24, 'Free play', 'free play'],
      [25, 'Drops and wins', 'drops and wins'],
      [4, 'Tournament', 'tournament'],
      [2, 'Popular', 'popular'],
      [3, 'Newest', 'newest'],
      [5, 'Buy free spin', 'stated'],
      [6, 'Video slots', 'stated'],
      [7, 'Classic', 'stated'],
    ],
  },
  {
    shelf: 'casino',
    gameType: 0,
    categories: [
      [1, 'Favourites', 'favourites'],
      [0, 'All', 'all'],
      [2, 'Popular', 'popular'],
      [3, 'New', 'newest'],
      [13, 'Provably fair', 'stated'],
      [14, 'Table games', 'stated'],
      [15, 'Video poker', 'stated'],
      [16, 'Bingo', 'stated'],
      [17, 'Other', 'stated'],
    ],
  },
  {
    shelf: 'live',
    gameType: 1,
    categories: [
      [1, 'Favourites', 'favourites'],
      [0, 'All', 'all'],
      [8, 'Baccarat', 'stated'],
      [9, 'Poker', 'stated'],
      [10, 'Blackjack', 'stated'],
      [11, 'Roulette', 'stated'],
      [12, 'Other', 'stated'],
    ],
  },
  {
    shelf: 'virtual',
    gameType: 0,
    categories: [
      [19, 'Favourites', 'favourites'],
      [18, 'All', 'all'],
      [20, 'Newest', 'newest'],
      [21, 'Popular', 'popular'],
      [22, 'Horse', 'stated'],
      [23, 'Sports', 'stated'],
    ],
  },
];

/** Every list that a page can ask for. `catalogue.category` holds the same for queries in the database. */
export const categories: readonly Category[] = shelves.flatMap(({ shelf, gameType, categories }) =>
  categories.map(([number, name, kind]) => ({ gameType, number, name, shelf, kind })),
);

const categoriesMax = 32;
const byNumbers = new Map(
  categories.map((category) => [category.gameType * categoriesMax + category.number, category]),
);

/** Undefined for a number that does not belong to the game type. */
export function findCategory(gameType: number, number: number): Category | undefined {
  return byNumbers.get(gameType * categoriesMax + number);
}

/** A game is virtual when it says so. */
export function shelfOf(gameType: GameType, stated: readonly number[]): Shelf {
  const isVirtual = stated.some((number) => findCategory(gameType, number)?.shelf === 'virtual');
  if (isVirtual) return 'virtual';
  return (['casino', 'live', 'slots'] as const)[gameType];
}
