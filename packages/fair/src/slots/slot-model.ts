import type { Draws } from '../draws.ts';
import type { SlotRound } from './slot-round.ts';

export type Mechanic = 'classic' | 'lines' | 'ways' | 'tumble';

/** The mathematics of a slot: what it can show, what that pays, and how chance decides. Many titles may share one. */
export interface SlotModel {
  /** Such as `lines-calm`. */
  name: string;
  mechanic: Mechanic;
  reels: number;
  rows: number;
  /** From the one that pays most; a title draws them with motifs of its own. */
  symbols: SlotSymbol[];
  /** Rows by reel, where there are lines. */
  lines: number[][];
  /** Stated return in ten-thousandths of the stake, such as 9_600, and how often a paid spin wins anything. */
  returnTenThousandths: number;
  /** The most that a round can pay, in hundredths of the stake; what would be more is cut there, and stated. */
  winMaxHundredths: number;
  /** What buying the free spins costs, in hundredths of the stake. Undefined where they cannot be bought. */
  buyHundredths: number | undefined;
  play(draws: Draws, options: { isBought: boolean }): SlotRound;
}

export interface SlotSymbol {
  kind: 'high' | 'low' | 'wild' | 'scatter';
  /** Hundredths of the stake for so many of it; on a line, for the stake of all lines together. */
  pays: { count: number; winHundredths: number }[];
}
