import type { SupplierName } from '@harmattan/wires/suppliers/names';
import type { GameType } from './categories.ts';

/** A supplier as the operator's file and the database tell of it. */
export interface ListedSupplier {
  name: SupplierName;
  id: number;
  slotPageName: string;
  imageBase: string;
  isEnabled: boolean;
}

/** A game as the operator's file and the database tell of it. Supplier, external id and variant together name it. */
export interface ListedGame {
  supplier: SupplierName;
  externalId: string;
  /** A product, a system or a kind of game, where the supplier needs one; else empty. */
  variant: string;
  name: string;
  gameType: GameType;
  /** The stated ones. */
  categories: number[];
  image: string;
  isForMobile: boolean;
  isForDesktop: boolean;
  hasFreePlay: boolean;
  hasDropsAndWins: boolean;
  /** Year-month-day. */
  releasedOn: string;
  /** 0 to 100. */
  popularity: number;
  isEnabled: boolean;
}

export interface KnownGame extends ListedGame {
  id: number;
  isInTournament: boolean;
}

export interface KnownCatalogue {
  suppliers: ListedSupplier[];
  games: KnownGame[];
}

type GameName = Pick<ListedGame, 'supplier' | 'externalId' | 'variant'>;

/** No part of it may hold a slash. */
export function gameKey({ supplier, externalId, variant }: GameName): string {
  return `${supplier}/${externalId}/${variant}`;
}
