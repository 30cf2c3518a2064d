import type { Minor } from '@harmattan/kernel/money';
import type { BookName } from '@harmattan/wires/suppliers/names';
import type { BetKind, PriceChanges, RefusalReason } from '../contract/bets.ts';
import type { MatchState, Side } from '../contract/offer.ts';
import type { System } from '../prices/index.ts';
import type { Verdict } from '../sport.ts';

export type BetState =
  /** An operator looks at it. No money has been asked for. */
  | 'referred'
  /** On a match under way: it is decided when the delay is over. No money has been asked for. */
  | 'waiting'
  /** Its stake is on the way, or was lost there. */
  | 'placing'
  /** The book does not know whether the wallet took the stake, or the stake came too late: it is being undone. */
  | 'cancelling'
  /** The stake was not taken. */
  | 'refused'
  /** The stake was undone. */
  | 'cancelled'
  | 'open'
  | 'won'
  | 'lost'
  | 'void'
  | 'cashed-out';

export interface BetRecord {
  id: bigint;
  seatId: bigint;
  supplier: BookName;
  playerId: string;
  kind: BetKind;
  /** The lines of a system; null for all others, which are one line. */
  system: System | null;
  stakeMinor: Minor;
  priceChanges: PriceChanges;
  /** Taken at the price it was asked for, or not at all. */
  isHeld: boolean;
  ticket: string;
  /** Of the rules that it was taken under. */
  rulesVersion: number;
  /** It pays no more. */
  returnMaxMinor: Minor;
  /** So much of the stake was sold, for so much, of which the wallet has confirmed so much. */
  soldStakeMinor: Minor;
  soldMinor: Minor;
  soldPaidMinor: Minor;
  /** It is sold as soon as it can be sold for so much. */
  autoSaleMinor: Minor | undefined;
  /** What the wire calls its stake, however often it is named. */
  stakeTx: bigint;
  state: BetState;
  refusal: RefusalReason | undefined;
  /** What it shall have paid; undefined while it is open. */
  dueMinor: Minor | undefined;
  /** What the wallet has confirmed. */
  paidMinor: Minor | undefined;
  /** What was paid before the last correction. */
  paidBeforeMinor: Minor | undefined;
  wasCorrected: boolean;
  /** The wallet has been told of an end once, also of one that a correction took back. */
  wasSettled: boolean;
  /** Milliseconds until it is decided; nothing for all that does not wait. */
  waitsMs: number;
  /** How old it is. */
  agedMs: number;
  placedAt: Date;
  settledAt: Date | undefined;
  /** Of it or of a part, by the wallet's word: the day by whose rule all its payments are taxed. */
  firstPaidAt: Date | undefined;
  legs: Leg[];
}

export interface Leg {
  match: string;
  market: string;
  outcome: string;
  askedThousandths: number;
  priceThousandths: number;
  /** The chance that belongs to that price; undefined for bets of version 1 of the rules. */
  chancePerBillion: number | undefined;
  wasLive: boolean;
  startsAt: Date;
  /** Goals when it was asked for. */
  score: [number, number];
  about: LegAbout;
  verdict: Verdict | undefined;
  /** Of the result that it was judged by; nothing before. */
  judgedVersion: number;
}

export interface MatchEnd {
  state: MatchState;
  minute: number;
  score: [number, number];
}

/** What is shown of the match when the match itself is forgotten. */
/** Of bets that were taken before a bet kept its sport. */
export const firstSport = 'football';

export interface LegAbout {
  /** Nothing in bets that were taken when there was one sport. */
  sport?: string;
  league: string;
  home: Side;
  away: Side;
  end?: MatchEnd;
  /** As it was before a correction. */
  endBefore?: MatchEnd;
}

/** What is left of the stake when parts were sold. */
export function restOf({ stakeMinor, soldStakeMinor }: Pick<BetRecord, 'stakeMinor' | 'soldStakeMinor'>): Minor {
  return stakeMinor - soldStakeMinor;
}

/** So long after its delay a bet or a sale may still be decided; later, what its player saw says nothing of now. */
export const decidableFor = "interval '15 seconds'";

/** How long a stake may be under way before it counts as lost: longer than anybody waits for its answer. */
export const stakingSeconds = 20;
