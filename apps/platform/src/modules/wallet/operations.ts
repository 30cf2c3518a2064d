import type { Minor } from '@harmattan/kernel/money';

/**
 * The other side of a player's entry, such as `gateway:kudipal`, `suspense:kudipal`, `house:slots` or `escrow:jackpot:17`. It is a sum of what
 * the batches moved, so any number of players may pay into it at once.
 */
export type HouseAccount =
  `${'gateway' | 'suspense' | 'fee' | 'bank' | 'house' | 'escrow' | 'breakage' | 'tax'}:${string}`;

/** 128 bits that name a command for ever. Made by `keyOf` from what the outside calls it. */
export type MoneyKey = string;

/** What must still be true when the database decides, for commands that only a live session may give. */
export interface Conditions {
  /** The epoch of the player's sessions when this one was read; an older one than the account's is refused. */
  sessionEpoch?: number;
  /** The last instant at which the command may be accepted, on the database's clock. */
  notAfter?: Date;
  /** Whether this is a bet, which an exclusion forbids. */
  isStake?: boolean;
}

interface Common {
  playerId: bigint;
  key: MoneyKey;
  /** What the entry is about, in the words of the module that submits it: `deposit`, `stake`, `win`. At most 40 letters. */
  about: string;
  /** The round of a game that it belongs to, if to any. Made by `keyOf`, so that it is like no entry's key. */
  round?: MoneyKey;
  /** What it was played on, if on anything: columns of the entry, for those who sum entries. */
  played?: Played;
  /** Stored as it is: what the module that submits it calls it. The wallet does not read it. */
  memo?: string;
}

export type Product = 'games' | 'sports' | 'jackpot' | 'races';

export interface Played {
  product: Product;
  /** A plain word. None for products of the house itself. */
  supplier?: string;
  /** What its supplier calls it. */
  game?: string;
}

/** Money from the player to the house. Nothing at all for a free round, which is written down like any other. */
export interface Debit extends Common, Conditions {
  kind: 'debit';
  amountMinor: Minor;
  house: HouseAccount;
  /** Takes it although the player has less, and leaves them below zero: a win taken back that was spent. Nothing else does. */
  evenIfShort?: boolean;
}

/**
 * Money from the house to the player. With `of` it settles that entry, which must exist and not be reversed; or that round,
 * of which at least one stake must be left. Without `of` it settles nothing: a deposit, a prize, a correction.
 */
export interface Credit extends Common {
  kind: 'credit';
  amountMinor: Minor;
  house: HouseAccount;
  of?: MoneyKey;
  /** Pays as much of it as the player's limits of deposits leave room for: the entry says how much that was. */
  upToLimit?: boolean;
  /** Every later credit of the same is refused as `finished`, until this one is reversed. Needs `of`. */
  closes?: Closing;
}

/** What a credit is the last payment of: the stake that `of` names, or the whole round of that stake. */
export type Closing = 'stake' | 'round';

/** Sets money aside. Its key names the hold from then on. */
export interface Hold extends Common, Conditions {
  kind: 'hold';
  amountMinor: Minor;
}

/** Takes a part of a hold; the rest stays held. In a round it is a stake like a debit. */
export interface Draw extends Common {
  kind: 'draw';
  of: MoneyKey;
  amountMinor: Minor;
  house: HouseAccount;
}

/** Takes what is given of a hold, or all that remains of it, gives the rest back, and closes it. */
export interface Post extends Common {
  kind: 'post';
  of: MoneyKey;
  amountMinor?: Minor;
  house: HouseAccount;
}

/** Gives back what remains of a hold and closes it. */
export interface Void extends Common {
  kind: 'void';
  of: MoneyKey;
}

/**
 * Undoes an entry by a new one. An entry that has not come yet is refused when it does. A bet that was settled, or whose
 * round was since, stays as it is, unless `evenIfSettled`. Of a round it undoes nothing, but no stake of that round is taken any
 * more: undo those that were.
 */
export interface Reverse extends Common {
  kind: 'reverse';
  of: MoneyKey;
  evenIfSettled?: boolean;
}

export type Operation = Debit | Credit | Hold | Draw | Post | Void | Reverse;

/** Refusals that the database decided and wrote down: the same key gets the same answer for ever. */
export type Refusal =
  /** Not enough money is available. */
  | 'insufficient'
  /** The entry was reversed, even before it came. */
  | 'reversed'
  /** The bet is settled already, so it is not undone. */
  | 'settled'
  /** The bet or its round was closed by an earlier credit, so it is not paid again. */
  | 'finished'
  /** There is no such entry or hold of this player. */
  | 'unknown'
  /** The hold was posted or voided before. */
  | 'closed'
  /** More than remains of the hold. */
  | 'exceeds'
  /** It came after `notAfter`. */
  | 'late'
  /** The player may not bet. */
  | 'excluded'
  /** The session had ended. */
  | 'session'
  | LimitRefusal;

/** The stake would pass this limit of the player's. */
export type LimitRefusal = `${'stake' | 'loss' | 'time'}-limit-${'day' | 'week' | 'month'}`;

export interface Answer {
  /** `reversed-unseen`: the reversal came first; its entry will be refused. `conflict`: the key was used for another command; nothing is written. */
  status: 'ok' | 'reversed-unseen' | 'conflict' | Refusal;
  /** What the player could spend and what was held right after it, as it was answered the first time. */
  availableMinor: Minor;
  heldMinor: Minor;
  /** How many entries the account had then. */
  version: bigint;
  at: Date;
  /** Whether the same command had been answered before. */
  isRepeat: boolean;
}
