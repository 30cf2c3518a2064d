import type { Minor } from '@harmattan/kernel/money';
import type { Sql } from '@harmattan/process/sql';
import type pg from 'pg';
import type { HouseAccount } from '../wallet/index.ts';

/** Stakes on some games within a period: `from` counts, `to` no longer does. */
export interface Tally {
  id: number;
  from: Date;
  to: Date;
  games: { house: HouseAccount; game: string }[];
}

/** Up to where the journal is counted: all entries with a lower number. */
export type TurnoverMark = bigint;

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

/** One slice of the journal. */
export interface TurnoverSlice {
  /** Nothing was counted before: count up to `to`. */
  isFirst: boolean;
  from: TurnoverMark;
  to: TurnoverMark;
}

/**
 * Real money staked, neither undone nor given back: accepted debits about a `stake`, of more than nothing, without what credits about
 * a `refund` gave back for their rounds.
 */
export interface Turnover {
  /**
   * The next slice of the journal. Its mark commits with the client's transaction. Undefined while another transaction has it. With
   * `isSkipped` all that is there now is passed over.
   */
  next(client: pg.PoolClient, options?: { isSkipped: boolean }): Promise<TurnoverSlice | undefined>;
  /** What the entries of a slice change in these tallies. */
  changes(slice: Pick<TurnoverSlice, 'from' | 'to'>, tallies: Tally[]): Promise<TurnoverChanges>;
  /** Undefined before the first slice. */
  mark(): Promise<TurnoverMark | undefined>;
  /** Whether every entry from before that instant is counted, and any that may still be on its way. */
  isPast(instant: Date): Promise<boolean>;
  /** Whether there may be entries behind the mark. */
  hasNews: Sql;
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
}
