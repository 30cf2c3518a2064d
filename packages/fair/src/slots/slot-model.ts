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
  /** The same for a bought round, of what it costs. Undefined where it cannot be bought. */
  buyReturnTenThousandths?: number;
  /** How often a paid round wins anything, in ten-thousandths. */
  hitTenThousandths?: number;
  /** Undefined where there are no free spins. */
  freeSpins?: FreeSpinsRule;
  /** How much the multiplier grows with each tumble; 0 or undefined where wins do not tumble. */
  multiplierStep?: number;
  play(draws: Draws, options: { isBought: boolean }): SlotRound;
}

export interface SlotSymbol {
  kind: 'high' | 'low' | 'wild' | 'scatter';
  /** Hundredths of the stake for so many of it; on a line, for the stake of all lines together. */
  pays: { count: number; winHundredths: number }[];
}

export interface FreeSpinsRule {
  /** So many scatters on a spin's last fall, or more, give so many free spins; from the fewest scatters up. */
  byScatters: { count: number; spins: number }[];
  /** What scatters during free spins add; empty where they add none. */
  againByScatters: { count: number; spins: number }[];
  /** No round has more free spins than this. */
  spinsMost: number;
  /** Where the free spins' multiplier starts. It is kept from spin to spin, with what tumbles have added. */
  multiplier: number;
  /** How many free spins a bought round starts with; undefined where they cannot be bought. */
  spinsBought: number | undefined;
}
