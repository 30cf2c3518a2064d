/** What the page and the server tell each other about slips and bets. Amounts are whole kobo, prices whole thousandths. */

import type { System } from '../prices/system.ts';
import type { MatchState, Side } from './offer.ts';

export interface Pick {
  match: string;
  /** `1x2`, `total:2.5`. */
  market: string;
  outcome: string;
}

/** A system is one bet of several lines, each of which is won if all its picks are; a builder one bet on several picks of one match, with one price. */
export type BetKind = 'single' | 'accumulator' | 'system' | 'builder';

/** What to do when a price has changed since the player saw it. `none` asks again. */
export type PriceChanges = 'none' | 'better' | 'any';

/** `POST /api/seats/<secret>/bets`. The key is made when the slip is opened, and anew after a definite refusal. */
export interface PlaceRequest {
  key: string;
  picks: (Pick & { price: number })[];
  /** One bet for all picks, or one for each. */
  kind: BetKind;
  /** Of a `system` alone: its stake is the same whole amount for each of its lines. */
  system?: System | undefined;
  /** Of a `builder` alone: the price of all its picks together that the player saw. Those of the picks count for nothing then. */
  price?: number | undefined;
  /** For each bet. */
  stake: number;
  priceChanges: PriceChanges;
  /** The booking code that the slip was loaded from. */
  code?: string | undefined;
}

export type PlaceAnswer =
  /** All bets of the slip that were taken; of several singles some may not have been. */
  | {
      status: 'placed';
      bets: Bet[];
      balance: number | null;
      notTaken?: { picks: CheckedPick[]; reason: RefusalReason }[];
    }
  /** Under way: ask `GET /api/seats/<secret>/slips/<key>` in so many milliseconds. */
  | { status: 'waiting'; askAgainMs: number; isLiveDelay: boolean }
  /** A person looks at it, until a time. Nothing was taken. With an `offer` the player may have it for that stake, at the prices it was asked for. */
  | { status: 'referred'; askAgainMs: number; leftMs: number; offer: number | null }
  /** Nothing was taken. */
  | { status: 'refused'; reason: RefusalReason; picks?: CheckedPick[]; limit?: number }
  /** Whether it was taken is not known yet; it is being found out. Keep the key. */
  | { status: 'unknown'; askAgainMs: number };

export type RefusalReason =
  | 'price-changed'
  | 'suspended'
  | 'closed'
  | 'same-match'
  | 'too-many-picks'
  | 'too-many-lines'
  /** Picks of a builder: they exclude one another; one of them adds nothing to the others; they have no price together. */
  | 'builder-excluded'
  | 'builder-contained'
  | 'builder-not-priced'
  | 'stake-low'
  | 'stake-high'
  /** Of slips that were refused under version 1 of the rules. Now the pay-out is capped. */
  | 'return-high'
  | 'insufficient'
  | 'no-session'
  | 'blocked'
  | 'signed-out'
  | 'not-taken'
  | 'busy'
  /** The operator takes no more slips of this code, or with all of its picks. */
  | 'stopped'
  /** The operator refused it, did not answer in time, or the player declined the offer. */
  | 'referral-refused'
  | 'referral-expired'
  | 'referral-declined';

/** Why several picks of one match have no price together now. */
export type BuilderRefusal = Extract<
  RefusalReason,
  'builder-excluded' | 'builder-contained' | 'builder-not-priced' | 'closed' | 'suspended' | 'too-many-picks'
>;

/** `POST /api/slip` with `{ picks }`: how things stand now. */
export interface CheckedSlip {
  picks: CheckedPick[];
  /** Of all picks together, in thousandths, rounded down; null when some cannot be combined. */
  price: number | null;
  /** Of picks that are all of one match, two at least; null for any others. */
  builder: CheckedBuilder | null;
  stakeMin: number;
  stakeMax: number;
  /** The largest pay-out of a bet. A higher return is capped. */
  returnMax: number;
  /** What the operator withholds of winnings now; null where it told of nothing. */
  tax: Tax | null;
}

/** All picks together as one builder: its price, or why there is none. */
export type CheckedBuilder = { price: number; reason: null } | { price: null; reason: BuilderRefusal };

/** Of what a bet wins beyond its stake. `afterTax` of the kernel says what is left. */
export interface Tax {
  /** Hundredths of a percent. */
  rate: number;
}

export interface CheckedPick extends Pick {
  /** Empty of a match that is not known. */
  sport: string;
  state: 'open' | 'suspended' | 'closed' | 'unknown';
  price: number;
  home: Side | null;
  away: Side | null;
  league: string;
  startsAt: string;
  matchState: MatchState | null;
  minute: number;
  score: [number, number];
}

export interface Bet {
  /** A number of ten digits that a person can read out. */
  id: string;
  kind: BetKind;
  /** Null for all but a system. */
  system: BetSystem | null;
  state: 'open' | 'won' | 'lost' | 'void' | 'cashed-out' | 'settling';
  stake: number;
  /** Of all picks, thousandths, rounded down; 0 for a system, whose lines have prices of their own. */
  price: number;
  /** What it pays before tax if everything that is open comes true: never more than `returnMax`. */
  potential: number;
  /** The largest pay-out and the version of the rules, as they were when it was taken. */
  returnMax: number;
  rules: number;
  /** Parts of the stake that were sold, and what they were sold for, which `potential` and `paid` include. */
  soldStake: number;
  soldFor: number;
  /** What was paid before tax; null while it is open. */
  paid: number | null;
  /** It was settled again after a result was corrected. */
  wasCorrected: boolean;
  /** What was paid before the result was corrected; null when it was not. */
  paidBefore: number | null;
  placedAt: string;
  settledAt: string | null;
  /** Who has it may read the ticket. */
  ticket: string;
  picks: BetPick[];
  /** What is left of it can be sold for now before tax; null when it cannot. */
  cashOut: number | null;
  /** It can be sold, but not in this moment. */
  isCashOutSuspended: boolean;
  /** Whether a part of it can be sold. */
  sellsParts: boolean;
  /** It is sold as soon as it can be sold for so much; null where the player set nothing. */
  autoCashOut: number | null;
  /** What the operator withholds of what it wins: by the rule of its settlement, before it by that of now. */
  tax: Tax | null;
}

export interface BetSystem {
  /** As players call it: `Yankee`, `2/3 + 1`. */
  name: string;
  lines: number;
  /** Those whose picks have all come true or are void. */
  linesWon: number;
}

export interface BetPick extends Pick {
  sport: string;
  /** 0 in a builder, whose picks have one price together. */
  price: number;
  /** It is in every line of a system. */
  isBanker: boolean;
  wasLive: boolean;
  home: Side;
  away: Side;
  league: string;
  startsAt: string;
  matchState: MatchState;
  minute: number;
  score: [number, number];
  verdict: 'won' | 'lost' | 'void' | null;
  /** As the match was said to have ended before a correction. */
  scoreBefore: [number, number] | null;
}

/** `GET /api/seats/<secret>/bets?state=open|settled&before=<cursor>`, the newest first, twenty at a time. */
export interface BetList {
  bets: Bet[];
  before: string | null;
}

/**
 * `POST /api/seats/<secret>/slips/<key>/offer` with `{ stake }`, what the offer says, takes it; with `{ stake: null }` it is declined. Answers how
 * the slip stands then.
 */
export interface OfferAnswer {
  stake: number | null;
}

/**
 * `POST /api/seats/<secret>/bets/<id>/cash-out` with `{ key, amount }`: the amount that the player saw. With `part`, so much of the stake is sold and
 * the rest goes on. `POST …/auto-cash-out` with `{ amount }`, null for none, answers the bet.
 */
export type CashOutAnswer =
  | { status: 'cashed-out'; bet: Bet; balance: number | null }
  | { status: 'waiting'; askAgainMs: number }
  | { status: 'refused'; reason: 'changed' | 'suspended' | 'settled' | 'unknown'; amount: number | null };

/** `POST /api/codes` with `{ picks }` answers `{ code }`; `GET /api/codes/<code>` answers this. */
export interface LoadedCode {
  code: string;
  slip: CheckedSlip;
  /** The operator takes no slips with these picks any more. */
  isStopped: boolean;
}

/** `GET /api/codes/popular`: under which codes most slips were placed in the last 24 hours, the most popular first. */
export interface PopularCodes {
  codes: PopularCode[];
}

export interface PopularCode {
  code: string;
  /** Slips with a bet that was accepted. */
  slips: number;
  /** All of them can be bet on now. */
  picks: CheckedPick[];
  /** Of all picks together; null where they cannot be combined. */
  price: number | null;
}

/** `GET /api/seats/<secret>`: the seat. `POST …/leave` with `{}` answers `{ status: 'left' }`: the secret opens no seat any more. */
export interface SeatView {
  isSignedIn: boolean;
  currency: string;
  balance: number | null;
  language: 'en' | 'sw' | 'zh';
  /** The largest stake of this player. */
  stakeMax: number;
}
