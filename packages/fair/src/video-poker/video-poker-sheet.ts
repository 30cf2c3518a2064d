import type { HandName } from './hands.ts';

/** A model as it is written down. */
export interface VideoPokerSheet {
  name: string;
  /** Cards of this rank stand for any card. */
  wildRank?: number;
  /** What the final hand pays, in stakes and with the stake in it, from the best hand down. */
  pays: Readonly<Partial<Record<HandName, number>>>;
  /** What comes back of a stake on average to those who always hold what is best. */
  returnMillionths: number;
}
