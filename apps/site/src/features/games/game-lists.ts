const favourites = 'favourites';
const all = 'all';

/** The numbers are what the server knows a category by; the names are those of its texts. */
export interface Category {
  number: number;
  name:
    | typeof favourites
    | typeof all
    | 'free-play'
    | 'drops'
    | 'tournament'
    | 'popular'
    | 'newest'
    | 'buy-spin'
    | 'video-slots'
    | 'classic'
    | 'fair'
    | 'table'
    | 'video-poker'
    | 'bingo'
    | 'baccarat'
    | 'poker'
    | 'blackjack'
    | 'roulette'
    | 'horse'
    | 'sports'
    | 'other';
}

export interface GameList {
  /** 0 casino, 1 live, 2 slots */
  gameType: 0 | 1 | 2;
  /** What of it can be off for everyone. */
  area: 'casino' | 'live' | 'virtuals';
  /** In the order of their tabs. */
  categories: readonly [Category, ...Category[]];
  /** Nothing but the games: no tabs, no search, no pages. */
  isGridOnly?: true;
}

const slots: GameList = {
  gameType: 2,
  area: 'casino',
  categories: [
    { number: 1, name: favourites },
    { number: 0, name: all },
    { number: 24, name: 'free-play' },
    { number: 25, name: 'drops' },
    { number: 4, name: 'tournament' },
    { number: 2, name: 'popular' },
    { number: 3, name: 'newest' },
    { number: 5, name: 'buy-spin' },
    { number: 6, name: 'video-slots' },
    { number: 7, name: 'classic' },
  ],
};

const casino: GameList = {
  gameType: 0,
  area: 'casino',
  categories: [
    { number: 1, name: favourites },
    { number: 0, name: all },
    { number: 2, name: 'popular' },
    { number: 3, name: 'newest' },
    { number: 13, name: 'fair' },
    { number: 14, name: 'table' },
    { number: 15, name: 'video-poker' },
    { number: 16, name: 'bingo' },
    { number: 17, name: 'other' },
  ],
};

const live: GameList = {
  gameType: 1,
  area: 'live',
  categories: [
    { number: 1, name: favourites },
    { number: 0, name: all },
    { number: 8, name: 'baccarat' },
    { number: 9, name: 'poker' },
    { number: 10, name: 'blackjack' },
    { number: 11, name: 'roulette' },
    { number: 12, name: 'other' },
  ],
};

/** To the server these are games of the casino, in categories of their own. */
const virtual: GameList = {
  gameType: 0,
  area: 'virtuals',
  categories: [
    { number: 19, name: favourites },
    { number: 18, name: all },
    { number: 20, name: 'newest' },
    { number: 21, name: 'popular' },
    { number: 22, name: 'horse' },
    { number: 23, name: 'sports' },
  ],
};

const fair: GameList = { gameType: 0, area: 'casino', categories: [{ number: 13, name: 'fair' }], isGridOnly: true };

const lists: Record<string, GameList> = {
  '/slots': slots,
  '/casino': casino,
  '/livecasino': live,
  '/virtualgames': virtual,
  '/provablyfair': fair,
};

/** Addresses are matched without regard to case, and to a slash at their end. */
export function listAt(pathname: string): GameList {
  return lists[pathname.toLowerCase().replace(/\/+$/, '')] ?? slots;
}

/** Where a list begins: with everything there is in it. */
export function firstCategory({ categories }: GameList): Category {
  return categories.find(({ name }) => name === all) ?? categories[0];
}

export function shownCategories({ categories }: GameList, { isPlayer }: { isPlayer: boolean }): readonly Category[] {
  return categories.filter(({ name }) => isPlayer || name !== favourites);
}
