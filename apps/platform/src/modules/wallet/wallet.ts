import type { Minor } from '@harmattan/kernel/money';
import { NotReady } from '../../plumbing/not-ready.ts';
import type { Fund, FundAnswer } from './fund.ts';
import type { LimitInForce } from './limit-store.ts';
import type {
  Answer,
  Closing,
  Credit,
  Debit,
  Draw,
  Hold,
  HouseAccount,
  MoneyKey,
  Operation,
  Post,
  Product,
  Reverse,
  Void,
} from './operations.ts';

type Command<Kind extends Operation> = Omit<Kind, 'kind'>;

/** The only thing in the platform that moves money. Every command is answered once it is durable. */
export interface Wallet {
  /** Money from the player to the house, or back. */
  transfer(command: ({ direction: 'out' } & Command<Debit>) | ({ direction: 'in' } & Command<Credit>)): Promise<Answer>;
  /**
   * Several entries of one player that succeed or fail together; one answer for each. No two are about the same entry or
   * hold, unless all of them are wins.
   */
  linked(operations: Operation[]): Promise<Answer[]>;
  hold(command: Command<Hold>): Promise<Answer>;
  draw(command: Command<Draw>): Promise<Answer>;
  post(command: Command<Post>): Promise<Answer>;
  void(command: Command<Void>): Promise<Answer>;
  reverse(command: Command<Reverse>): Promise<Answer>;
  /** Money from one house account to another, so that a pool of prizes lies ready before it is promised. */
  fund(command: Fund): Promise<FundAnswer>;
  balance(playerId: bigint): Promise<Balance>;
  /** The player's limits and what is used of them now. */
  limits(playerId: bigint): Promise<LimitInForce[]>;
  /** The player's entries, the newest first, from `beforeVersion` down; `inRounds` leaves out what belongs to no round. */
  statement(query: {
    playerId: bigint;
    beforeVersion?: bigint;
    limit: number;
    inRounds?: boolean;
  }): Promise<StatementLine[]>;
  entry(key: MoneyKey): Promise<StatementLine | undefined>;
  /** All entries of these rounds, the oldest first. */
  rounds(query: { playerId: bigint; rounds: MoneyKey[] }): Promise<StatementLine[]>;
  /** All entries about that entry, hold or round, the oldest first: what was drawn of it, paid for it, undone. */
  entriesAbout(query: { playerId: bigint; of: MoneyKey }): Promise<StatementLine[]>;
  /** Holds of that kind that are open since before an instant, the oldest first. */
  openHolds(query: { about: string; before: Date; limit: number }): Promise<OpenHold[]>;
  /** The hold of that key while it is open. */
  openHold(key: MoneyKey): Promise<OpenHold | undefined>;
  /** What stands on a house account: the sum of all its legs. */
  houseBalance(account: HouseAccount): Promise<Minor>;
}

export interface Balance {
  availableMinor: Minor;
  heldMinor: Minor;
  version: bigint;
}

/** Money that is set aside. */
export interface OpenHold {
  key: MoneyKey;
  playerId: bigint;
  about: string;
  amountMinor: Minor;
  /** What was not drawn yet. */
  remainingMinor: Minor;
  since: Date;
  memo: string | null;
  /** Null for a hold from before suppliers were written. */
  supplier: string | null;
  game: string | null;
}

export interface StatementLine {
  key: MoneyKey;
  playerId: bigint;
  version: bigint;
  kind: Operation['kind'];
  about: string;
  status: Answer['status'];
  /** What was asked for. */
  amountMinor: Minor;
  /** What the house received; negative when it paid. Nothing when it was refused. */
  houseMinor: Minor;
  availableMinor: Minor;
  heldMinor: Minor;
  at: Date;
  of: MoneyKey | null;
  round: MoneyKey | null;
  memo: string | null;
  product: Product | null;
  supplier: string | null;
  game: string | null;
  /** What it closes. `unknown`: it was written before closings were, and whether it closes is for its reader to say. */
  closes: Closing | 'unknown' | null;
  house: HouseAccount | null;
}

/** The queue is full. Nothing was done; try again in a moment. */
export class WalletBusy extends NotReady {
  override name = 'WalletBusy';
}

/** No answer came in time. Whether it was done is not known: submit the same key again. */
export class WalletUnavailable extends NotReady {
  override name = 'WalletUnavailable';
}
