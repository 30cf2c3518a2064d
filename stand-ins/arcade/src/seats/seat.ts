import type { Minor } from '@harmattan/kernel/money';
import type { Language } from '@harmattan/process/stand-in/language';
import type { Seat as WalletSeat } from '@harmattan/supplier-clients/supplier-client';
import type { SupplierName } from '@harmattan/wires/suppliers/names';

/** One launch of a game. */
export interface Seat {
  id: bigint;
  /** Whose rounds are played here: a player's at this game, from whatever seat; of free play the seat's alone. */
  owner: string;
  supplier: SupplierName;
  language: Language;
  /** A page of the site. */
  wayBack: string;
  /** As the supplier's wire knows the player; of free play nothing in it but the game and the currency. */
  wallet: WalletSeat;
  /** Play money as it was when the seat was looked up. Undefined: the wallet's money is played with. */
  playMinor: Minor | undefined;
}

/** What a launch has told of the player and the game, whatever the wire it came over. */
export interface Launch {
  isFree: boolean;
  token: string;
  /** Empty where the wire tells it later, or never. */
  playerId: string;
  /** Empty where the wallet tells it. */
  game: string;
  language: Language;
  /** As the wire says it, which may be anything. */
  wayBack: string | undefined;
}
