import type { Minor } from '@harmattan/kernel/money';
import type { BookName, SupplierName, WalletName } from '@harmattan/wires/suppliers/names';
import type { BookClient } from '../book-client.ts';
import type { Send } from '../send.ts';
import type { Launch, SupplierClient } from '../supplier-client.ts';

/** An operator's wallet to be tried out, and what can be done to its players from outside. */
export interface Stage {
  /** A client with the right credentials, or with wrong ones. */
  client(supplier: SupplierName, options?: { send?: Send; hasWrongSecret?: boolean }): SupplierClient;
  /** The same of a sportsbook. With `losesAnswer`, its so manieth request is done and the answer to it never arrives. */
  book(name: BookName, options?: { hasWrongSecret?: boolean; losesAnswer?: number }): BookClient;
  /** Whether the operator lets a correction leave a balance below zero. Undefined where that is not known. */
  overdraft: boolean | undefined;
  /** What a launch of a game of that supplier's carries, for a player who has that much and whom no other case has. */
  newLaunch(supplier: WalletName, fundsMinor: Minor): Promise<Launch>;
  /** Lets the player's sitting expire. Undefined where the stage cannot. */
  expire: ((launch: Launch) => Promise<void>) | undefined;
  /** Signs the player out. Undefined where the stage cannot. */
  signOut: ((launch: Launch) => Promise<void>) | undefined;
  /** The operator turns the player's play off. Undefined where the stage cannot. */
  turnPlayOff: ((launch: Launch) => Promise<void>) | undefined;
}
