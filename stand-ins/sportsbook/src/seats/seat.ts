import type { Language } from '@harmattan/process/stand-in/language';
import type { Seat as WalletSeat } from '@harmattan/supplier-clients/supplier-client';
import type { BookName } from '@harmattan/wires/suppliers/names';

/** A player at the book who is signed in with an operator. Visitors have no seat. */
export interface Seat {
  id: bigint;
  supplier: BookName;
  language: Language;
  /** As the supplier's wire knows the player. */
  wallet: WalletSeat;
}
