import type { Minor } from '@harmattan/kernel/money';
import type { WalletName } from '@harmattan/wires/suppliers/names';
import type { Closing } from '../wallet/index.ts';
import type { BetDetails } from './bet-details.ts';

/**
 * The one port between the suppliers' wires and the wallet. A wire reads a request, checks its signature, asks here, and
 * writes the answer in its supplier's words; what may happen to the money is decided here and below, alike for all.
 */
export interface SupplierWallet {
  readonly supplier: WalletName;
  readonly currency: string;
  /** The session of a token, even if nothing may be staked with it any more. Undefined for a one-shot token. */
  session(token: string): Promise<SupplierSession | undefined>;
  /** The newest session of that player's that lives. For wires whose stakes name the player and no token. */
  sessionOf(playerId: bigint): Promise<SupplierSession | undefined>;
  /** Whether the player is to be told how long and for what result they have played. */
  isCheckDue(playerId: bigint): Promise<boolean>;
  /** The player whom the supplier knows by this id. Undefined for a player who has no session with it, live or expired. */
  player(id: string): Promise<bigint | undefined>;
  /**
   * Lets a supplier in that shows what a launch carried. A one-shot code is burnt by it. With `issue` a further token is
   * made for the same session: a new secret, or the name that the supplier gives the session itself.
   */
  open(token: string, options?: OpenOptions): Promise<Opened>;
  balance(playerId: bigint): Promise<Minor>;
  /** Needs a live session. A free one takes nothing, and is written down. */
  stake(move: Move & { session: SupplierSession | undefined; isFree?: boolean }): Promise<Receipt>;
  /**
   * What a round, or one stake of it, has won, which may be nothing. With `closes` it is the last payment of that: whatever else
   * wins afterwards under another id is `settled`, and only `adjust` and `changeWin` pay. Needs no session.
   */
  win(
    move: Move & {
      stakeTxId?: string | undefined;
      kind?: WinKind | undefined;
      closes?: Closing | undefined;
      /** What the request was signed with, where its id is not: the same under another id is a repeat. */
      signature?: string;
    },
  ): Promise<Receipt>;
  /** Gives a part of a bet's stake back, and the bet goes on. More than was staked is `bad-amount`. */
  refundPart(move: Move): Promise<Receipt>;
  /** Money that needs no stake: a jackpot, a prize, a promotion. */
  award(move: Move & { kind: 'jackpot' | 'promotion' }): Promise<Receipt>;
  /** A stake and its win at once, both or neither. */
  play(
    move: Move & {
      session: SupplierSession | undefined;
      winMinor: Minor;
      isFree?: boolean;
      closes?: Closing | undefined;
    },
  ): Promise<Receipt>;
  /** Undoes one stake. One that has not come yet is refused when it does: `unseen`. */
  cancel(
    move: Omit<Move, 'amountMinor' | 'txId'> & { stakeTxId: string; amountMinor?: Minor | undefined },
  ): Promise<Receipt>;
  /** Undoes all stakes of a round, or what its parts have left of them, and closes it to further ones. `unseen`: there was none. */
  cancelRound(move: Omit<Move, 'amountMinor'> & { amountMinor?: Minor | undefined }): Promise<Receipt>;
  /** Takes a win back. One that has not come is `unknown`: it cannot be kept from coming. */
  cancelWin(move: Omit<Move, 'txId'> & { winTxId: string }): Promise<Receipt>;
  /** Replaces a win by another amount, once. */
  changeWin(move: Move & { previousTxId: string; previousMinor: Minor }): Promise<Receipt>;
  /**
   * Pays more for a round that was paid, or takes back, under an id of a class of its own. Needs no session. What the player
   * has spent is `insufficient` and may be asked for again, unless the operator lets the balance go below zero for it.
   */
  adjust(move: Move & { direction: 'in' | 'out' }): Promise<Receipt>;
  /** Sets money aside for stakes to come, under `txId`. Needs a live session. Belongs to no round yet. */
  reserve(move: Omit<Move, 'round' | 'alias'> & { session: SupplierSession | undefined }): Promise<Receipt>;
  /** Takes a part of a reserve as a stake of its round, named by `txId` like any other stake. The rest stays set aside. */
  draw(move: Omit<Move, 'alias'> & { reserveId: string }): Promise<Receipt>;
  /** Gives back what was not drawn of a reserve, and lets nothing be drawn any more. */
  commit(move: ReserveMove): Promise<Receipt>;
  /** Gives a reserve back of which nothing was drawn. `settled`: something was. `unseen`: it has not come, and is refused when it does. */
  release(move: ReserveMove): Promise<Receipt>;
  /** What became of a transaction of that id, whatever it was. */
  find(txId: string): Promise<Found | undefined>;
}

export interface OpenOptions {
  issue?: 'secret' | { name: string };
  /** Whom the supplier takes it to be for; for anybody else it is `unknown`. */
  playerId?: string;
}

export interface SupplierSession {
  id: string;
  playerId: bigint;
  /** What the supplier calls the game that was opened. */
  game: string;
  currency: string;
  isMobile: boolean;
  language: string;
  expiresAt: Date;
  /** The epoch of the player's sessions while the one that this was opened from lives. Undefined: it has ended. */
  epoch: number | undefined;
}

export type Opened =
  | { status: 'open'; session: SupplierSession; token: string }
  /** Used before, too old, or its player has signed out. */
  | { status: 'expired' }
  | { status: 'unknown' };

/** What a round was paid for: it won, the player sold the bet, or it was void and its stake came back. */
export type WinKind = 'win' | 'cash-out' | 'refund';

/** What every movement says, in the supplier's words. */
export interface Move {
  playerId: bigint;
  currency: string;
  txId: string;
  round: string;
  game: string;
  amountMinor: Minor;
  /** A second name that the supplier gives it, which no other movement may have either. */
  alias?: string | undefined;
  /** What the bet is on, in words for the player's list of rounds. The first 120 characters are kept. */
  note?: string | undefined;
  /** Of a stake: what the bet is on, leg by leg, where the wire tells it. */
  bet?: BetDetails | undefined;
}

/** What a movement of a reserve says that has no amount of its own. */
export interface ReserveMove {
  playerId: bigint;
  currency: string;
  game: string;
  reserveId: string;
  /** Why it is done, where an operator does it. */
  note?: string | undefined;
}

export type Outcome =
  | 'done'
  /** The same was asked before and done then. */
  | 'repeat'
  | 'insufficient'
  | 'no-session'
  /** Nothing is staked there now, for any player. */
  | 'blocked'
  /** Play is off for the player: a break, the register's word, or the operator's. */
  | 'excluded'
  /** It would pass a limit of the player's: of stakes, of losses, of time. */
  | 'stake-limit'
  | 'loss-limit'
  | 'time-limit'
  | 'currency'
  | 'bad-amount'
  /** An id is too long to be kept. */
  | 'bad-request'
  /** The id was used for something else. */
  | 'mismatch'
  /** There is no stake that it could be about. */
  | 'unknown'
  /** The stake that it undoes has not come, and will be refused. */
  | 'unseen'
  /** The stake was undone, before or after it came. */
  | 'reversed'
  /** The round was paid, so nothing of it is undone; or closed, so it is not paid again. Of a reserve: it is closed, or something was drawn of it. */
  | 'settled';

export interface Receipt {
  outcome: Outcome;
  /** What the player has now, or right after it. */
  balanceMinor: Minor;
  /** What we call the transaction. The same for a repeat. */
  id: string;
}

export interface Found {
  id: string;
  playerId: bigint;
  state: 'applied' | 'reversed' | 'refused';
  amountMinor: Minor;
  balanceMinor: Minor;
}
