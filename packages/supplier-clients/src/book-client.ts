import type { Minor } from '@harmattan/kernel/money';
import type { BookName } from '@harmattan/wires/suppliers/names';
import type { Launch, Opened, Reply, Seat } from './supplier-client.ts';

/**
 * A sportsbook's side of its wire: what its servers say to an operator's wallet. Every command may be sent again with the
 * same ids until it is answered, and has one effect.
 */
export interface BookClient {
  readonly supplier: BookName;
  readonly can: BookAbilities;
  open(launch: Launch): Promise<Opened>;
  balance(seat: Seat): Promise<Reply>;
  /** Takes the stake of a bet. */
  place(seat: Seat, bet: WireBet): Promise<Reply>;
  /** Undoes a bet whose placing was not answered, whether or not its stake was ever taken. */
  cancel(seat: Seat, bet: WireBet): Promise<Reply>;
  /** Says what came of a bet. Nothing at all is said as well. Needs no live session. */
  settle(seat: Seat, settlement: Settlement): Promise<Reply>;
  /** Takes back a part of what a settlement paid, or pays more. Needs no live session. */
  correct(seat: Seat, correction: Correction): Promise<Reply>;
  /** The steps that placing is made of, where the wire has them. */
  readonly steps?: ReserveSteps;
}

/** Money is set aside, taken in parts as stakes of bets, and what is left of it given back. */
export interface ReserveSteps {
  reserve(seat: Seat, of: { reserveId: string; amountMinor: Minor }): Promise<Reply>;
  draw(seat: Seat, of: { reserveId: string; txId: string; betId: string; amountMinor: Minor }): Promise<Reply>;
  commit(seat: Seat, of: { reserveId: string; betId: string }): Promise<Reply>;
  /** Gives it back while nothing was taken of it. */
  release(seat: Seat, of: { reserveId: string }): Promise<Reply>;
}

export interface BookAbilities {
  /** Requests carry a secret or a signature. */
  signature: boolean;
  /** A request names its currency. */
  currency: boolean;
  /** What a launch carries can be used once. */
  oneShotLaunch: boolean;
  /** A stake is reserved first and then taken, in parts perhaps. */
  reserves: boolean;
  /** A repeat can be told from the first time. */
  tellsRepeats: boolean;
}

/** A bet as the wires tell it: what it cost and what it is on. */
export interface WireBet {
  /** What the stake's movement is called. */
  txId: string;
  betId: string;
  stakeMinor: Minor;
  /** What it would pay at most. */
  returnMinor: Minor;
  /** Of a bet of several lines. */
  system?: WireSystem | undefined;
  /** All picks are of one match and have one price, which stands at the first of them; the others say 1.000. */
  isBuilder?: boolean | undefined;
  picks: readonly WirePick[];
}

/** The lines are one bet: one stake, one settlement. */
export interface WireSystem {
  /** As players call it: `Yankee`, `2/3 + 1`. */
  name: string;
  lines: number;
}

export interface WirePick {
  matchId: string;
  sport: string;
  league: string;
  startsAt: Date;
  /** In words, for the operator's records. */
  match: string;
  market: string;
  outcome: string;
  priceThousandths: number;
  isLive: boolean;
  /** It is in every line of a system. */
  isBanker?: boolean;
}

export interface Settlement {
  txId: string;
  betId: string;
  /** The movement that took the stake. */
  stakeTxId: string;
  stakeMinor: Minor;
  /** All but `part-cashout` end the bet: after that, only a correction pays. */
  kind: 'won' | 'lost' | 'void' | 'cashout' | 'part-cashout';
  /** Nothing for `lost`, the stake for `void`. */
  amountMinor: Minor;
}

export interface Correction {
  txId: string;
  betId: string;
  stakeTxId: string;
  /** The settlement or the correction that stands now, and what has been paid by all of them together. */
  previousTxId: string;
  previousMinor: Minor;
  /** What shall have been paid. More than before is paid, less is taken back. */
  amountMinor: Minor;
}
