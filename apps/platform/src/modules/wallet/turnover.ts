import type { Minor } from '@harmattan/kernel/money';
import type { HouseAccount } from './operations.ts';

/** Stakes on some games within a period: `from` counts, `to` no longer does. */
export interface Tally {
  id: number;
  from: Date;
  to: Date;
  games: { house: HouseAccount; game: string }[];
}

/**
 * Up to where the journal has been counted. Entries are not written in the order of their times, so this is no time: it tells
 * apart what was there from what was not, whatever commits late. To be kept, and given back as it is.
 */
export type TurnoverMark = string;

/** What a player staked in a tally, and when they did last. Instants are microseconds, so that no two fall together. */
export interface PlayerTurnover {
  playerId: bigint;
  turnoverMinor: Minor;
  latestUs: bigint;
}

/**
 * What many players staked in a tally, side by side: lists as the database writes them, `{1,2,3}`, since there are thousands
 * in each look and no code here reads them. With when each of them staked last.
 */
export interface NewStakes {
  tallyId: number;
  players: string;
  amountsMinor: string;
  latestUs: string;
}

/** What was undone of a player's stakes in a tally or given back for them. Below nothing where less is given back than before. */
export interface UndoneStakes {
  tallyId: number;
  playerId: bigint;
  amountMinor: Minor;
}

export interface TurnoverChanges {
  staked: NewStakes[];
  undone: UndoneStakes[];
}

/**
 * Real money staked, neither undone nor given back: accepted debits about a `stake`, of more than nothing, without what credits about
 * a `refund` gave back for their rounds.
 */
export interface Turnover {
  /**
   * Everything that came between that mark and the one it answers, each entry once, however late it was committed. Where that is
   * `unknown`, as at first and after the clock was set back, count anew up to the mark. With `not yet` there is nothing to count
   * from: something that is under way has to end first. Keep the mark and look again.
   */
  since(
    mark: TurnoverMark | undefined,
    tallies: Tally[],
  ): Promise<{ mark: TurnoverMark; changes: TurnoverChanges | 'unknown' | 'not yet' }>;
  /** All players of a tally up to that mark, a portion at a time. */
  count(mark: TurnoverMark, tally: Tally): AsyncGenerator<PlayerTurnover[]>;
  /** When these players staked last, up to that mark, of what was not undone. Who is not in the answer has nothing left. */
  latest(
    mark: TurnoverMark,
    tallies: Tally[],
    of: { tallyId: number; playerId: bigint }[],
  ): Promise<{ tallyId: number; playerId: bigint; latestUs: bigint }[]>;
  /** Who leads a tally up to that mark: the most turnover, then who had it first, then the lower id. And how much there is in all. */
  leaders(
    mark: TurnoverMark,
    tally: Tally,
    limit: number,
  ): Promise<{ leaders: PlayerTurnover[]; players: number; turnoverMinor: Minor }>;
  /** Whether the mark has passed every entry from before that instant, and any that may still be on its way. */
  isPast(mark: TurnoverMark, instant: Date): boolean;
}
