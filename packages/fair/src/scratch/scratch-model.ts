/** One of the things under the foil: what three of it pay, and on how many of all cards there are three of it. */
export interface ScratchPrize {
  /** In hundredths of the stake. */
  winHundredths: number;
  /** Of `scratchCards`. */
  cards: number;
}

/** A kind of card. The things under the foil go by their place in `prizes`, from the best down. */
export interface ScratchModel {
  name: string;
  prizes: readonly ScratchPrize[];
}

/** Out of how many cards one is drawn. */
export const scratchCards = 100_000;

export const scratchFields = 9;
/** So many alike win. */
export const alikeToWin = 3;
