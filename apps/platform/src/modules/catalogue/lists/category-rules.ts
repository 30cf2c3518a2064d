import type { Category } from '../categories.ts';
import type { GameEntry } from './game-entry.ts';

/** A third of a shelf is popular, and a third is new: enough to choose from, and not everything. */
const share = 3;
const choiceMin = 12;
const popularMax = 150;
const newestMax = 60;

/** The games of a category, in order. `shelf` is all of its shelf, the popular ones first. Favourites are empty here: each player has their own. */
export function gamesOfCategory({ kind, number }: Category, shelf: readonly GameEntry[]): readonly GameEntry[] {
  switch (kind) {
    case 'all':
      return shelf;
    case 'favourites':
      return [];
    case 'popular':
      return shelf.filter(({ game }) => game.popularity > 0).slice(0, choiceOf(shelf, popularMax));
    case 'newest':
      return shelf.toSorted(newestFirst).slice(0, choiceOf(shelf, newestMax));
    case 'free play':
      return shelf.filter(({ game }) => game.hasFreePlay);
    case 'drops and wins':
      return shelf.filter(({ game }) => game.hasDropsAndWins);
    case 'tournament':
      return shelf.filter(({ game }) => game.isInTournament);
    case 'stated':
      return shelf.filter(({ game }) => game.categories.includes(number));
  }
}

function choiceOf(shelf: readonly GameEntry[], max: number): number {
  return Math.min(max, Math.max(choiceMin, Math.ceil(shelf.length / share)));
}

export function popularFirst(one: GameEntry, other: GameEntry): number {
  return other.game.popularity - one.game.popularity || byName(one, other);
}

function newestFirst(one: GameEntry, other: GameEntry): number {
  return compare(other.game.releasedOn, one.game.releasedOn) || byName(one, other);
}

function byName(one: GameEntry, other: GameEntry): number {
  return compare(one.game.name, other.game.name) || one.game.id - other.game.id;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
