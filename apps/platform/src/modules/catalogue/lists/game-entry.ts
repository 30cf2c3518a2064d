import type { CallData } from '@harmattan/contract';
import { type Category, type Shelf, shelfOf } from '../categories.ts';
import type { KnownGame, ListedSupplier } from '../listing.ts';
import { realUrl } from '../real-url.ts';

/** A game as it travels to the page. */
export type GameCard = CallData<'POST Game/GetGames'>[number];

/** A game that can be shown, with all that its place in the lists follows from. */
export interface GameEntry {
  game: KnownGame;
  shelf: Shelf;
  supplierId: number;
  /** One bit for the number of each category of its shelf that it is in. */
  categoryBits: number;
  /** As a visitor sees it. All answers share this object, so no caller may change it. */
  card: Readonly<GameCard>;
}

export function toEntry(game: KnownGame, supplier: ListedSupplier): GameEntry {
  return {
    game,
    shelf: shelfOf(game.gameType, game.categories),
    supplierId: supplier.id,
    categoryBits: 0,
    card: Object.freeze({
      id: game.id,
      gameName: game.name,
      imageName: game.image,
      imageBase: supplier.imageBase,
      realUrl: realUrl(game),
      isFav: false,
      hasIngameDropsAndWins: game.hasDropsAndWins,
      isInActiveTournament: game.isInTournament,
      hasFreePlay: game.hasFreePlay,
      provider: supplier.slotPageName,
      isRecent: false,
    }),
  };
}

/** What a list is cut down to: one device, and one supplier or all of them (0). */
export interface GameFilter {
  providerId: number;
  forMobile: boolean;
}

export function passes({ game, supplierId }: GameEntry, { forMobile, providerId }: GameFilter): boolean {
  return (forMobile ? game.isForMobile : game.isForDesktop) && (providerId === 0 || supplierId === providerId);
}

export function isInCategory(entry: GameEntry, { shelf, number }: Category): boolean {
  return entry.shelf === shelf && (entry.categoryBits & (1 << number)) !== 0;
}
