/**
 * What a round of a slot came to, told so that a page can show it step by step and a test can add it up. Wins are whole
 * hundredths of the stake, so that stakes in whole naira are paid to the kobo.
 */
export interface SlotRound {
  /** The paid spin first, then free spins in the order they were played. A bought round has free spins only. */
  spins: SlotSpin[];
  /** What all of it pays, in hundredths of the stake. Never more than the model's most. */
  winHundredths: number;
}

export interface SlotSpin {
  kind: 'paid' | 'free';
  /** At least one. Where wins tumble, each fall after the first shows what fell into their places. */
  falls: SlotFall[];
  /** How many free spins this one has added. */
  freeSpinsWon: number;
  winHundredths: number;
}

export interface SlotFall {
  /** Symbols by reel, then by row from the top: indices into the model's symbols. */
  grid: number[][];
  wins: SlotWin[];
  /** What the wins of this fall are multiplied with. */
  multiplier: number;
  /** Of all wins, multiplied. */
  winHundredths: number;
}

export interface SlotWin {
  /** Index into the model's symbols. */
  symbol: number;
  /** Reel and row of each symbol that counts. */
  places: [reel: number, row: number][];
  /** Which line it stands on, from 0; undefined where there are no lines. */
  line?: number;
  /** How many ways there are; 1 where there are lines. */
  ways: number;
  /** Before the multiplier. */
  winHundredths: number;
}
