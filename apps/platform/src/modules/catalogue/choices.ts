import { categories } from './categories.ts';
import type { KnownCatalogue, KnownGame } from './listing.ts';

/** What the operator decides about a game over what its list says. Null: as the list says. */
export interface GameChoice {
  isHidden: boolean;
  popularity: number | null;
  /** The stated ones. */
  categories: number[] | null;
  hasDropsAndWins: boolean | null;
}

export interface Choices {
  games: ReadonlyMap<number, GameChoice & { version: number }>;
  suppliers: ReadonlyMap<number, { isHidden: boolean; version: number }>;
}

export const noChoice: GameChoice = { isHidden: false, popularity: null, categories: null, hasDropsAndWins: null };

/** The catalogue as players see it. */
export function withChoices({ suppliers, games }: KnownCatalogue, choices: Choices): KnownCatalogue {
  return {
    suppliers: suppliers.map((supplier) =>
      choices.suppliers.get(supplier.id)?.isHidden ? { ...supplier, isEnabled: false } : supplier,
    ),
    games: games.map((game) => {
      const choice = choices.games.get(game.id);
      return choice ? gameWith(game, choice) : game;
    }),
  };
}

function gameWith(game: KnownGame, { isHidden, popularity, categories, hasDropsAndWins }: GameChoice): KnownGame {
  return {
    ...game,
    isEnabled: game.isEnabled && !isHidden,
    popularity: popularity ?? game.popularity,
    categories: categories ?? game.categories,
    hasDropsAndWins: hasDropsAndWins ?? game.hasDropsAndWins,
  };
}

/** Those that a game of this type can state. Virtual games are those that state a virtual one. */
export function statedCategories(gameType: number): { number: number; name: string }[] {
  return categories
    .filter((category) => category.gameType === gameType && category.kind === 'stated')
    .map(({ number, name, shelf }) => ({ number, name: shelf === 'virtual' ? `${name} (virtual)` : name }));
}
