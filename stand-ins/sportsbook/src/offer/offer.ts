import type { MatchDelta, MatchDetails, MatchState } from '../contract/offer.ts';
import type { Verdict } from '../sport.ts';

/** The matches and their prices, as this process has them in memory. The store has what must not be lost. */
export interface Offer {
  /** A match with all its markets, finished ones included until the board forgets them. */
  match(id: string): MatchDetails | undefined;
  quote(pick: PickRef): Quote;
  /**
   * How likely it is that all these picks of one match come true, in parts of 10^9, without margin, by the joint law that prices each of them; 0 where
   * they contradict one another, undefined where they cannot be combined. Whether each can be had is asked of `quote`.
   */
  chanceOfAll(matchId: string, picks: readonly Omit<PickRef, 'match'>[]): number | undefined;
  /** Told once a change is stored. */
  onChange(listener: (change: OfferChange) => void): () => void;
  /** Matches whose result has not been taken to the bets yet, or was corrected since. */
  results(limit: number): Promise<Result[]>;
  /** The bets have taken this version of the result. */
  markTaken(result: { matchId: string; version: number }): Promise<void>;
  /** What a pick came to, by the result that is stored. */
  judge(pick: PickRef, result: Result): Verdict;

  /** For the operator of the book, and for those who show or test what happens then. */
  postpone(matchId: string, startsAt: Date): Promise<void>;
  abandon(matchId: string): Promise<void>;
  /** Lets the rest of it happen at once, before it has begun as well. */
  playOut(matchId: string): Promise<void>;
  correct(matchId: string, score: [number, number]): Promise<void>;
  /** Nothing on the match, or on one market of it, is taken until it is resumed: in every process within a tick. */
  suspend(matchId: string, market: string | null): Promise<void>;
  resume(matchId: string, market: string | null): Promise<void>;
  /** Another result, or none (null: every pick is void). The same key changes nothing again. */
  amend(matchId: string, amendment: Amendment): Promise<void>;
}

export interface Amendment {
  key: string;
  by: string;
  /** Of the result that is corrected. */
  resultVersion: number;
  score: readonly [number, number] | null;
}

export interface PickRef {
  match: string;
  market: string;
  outcome: string;
}

export type Quote =
  | {
      state: 'open';
      priceThousandths: number;
      /** In parts of 10^9, without margin. */
      chancePerBillion: number;
      /** That the stake goes back, where the market has such an end. */
      voidPerBillion?: number;
      isLive: boolean;
      startsAt: Date;
      /** Goals so far: a bet that waited while one fell is not taken. */
      score: readonly [number, number];
      version: number;
    }
  | { state: 'suspended'; chancePerBillion: number; voidPerBillion?: number; isLive: boolean }
  | { state: 'closed' | 'unknown' };

export interface OfferChange {
  matchId: string;
  kind: 'prices' | 'minute' | 'score' | 'suspended' | 'started' | 'finished' | 'moved' | 'corrected';
  /** What lists show of the change: the main market of all prices. */
  brief: MatchDelta;
  /** The whole of it, with all markets; computed only where it is read. */
  delta: MatchDelta;
}

/** How a match ended, or that it did not. Opaque but for what is named here: `judge` reads the rest. */
export interface Result {
  matchId: string;
  sport: string;
  state: Extract<MatchState, 'finished' | 'abandoned' | 'postponed'>;
  /** Raised by every correction. */
  version: number;
  /** Every pick is void: it was not played within 48 hours of when it should have been. */
  isVoid: boolean;
  course: { readonly [key: string]: unknown };
}
