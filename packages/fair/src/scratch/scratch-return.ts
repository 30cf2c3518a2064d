import { type ScratchModel, scratchCards } from './scratch-model.ts';

/** What comes back on average, over all cards. */
export function scratchReturnMillionths({ prizes }: ScratchModel): number {
  const paid = prizes.reduce((sum, { winHundredths, cards }) => sum + winHundredths * cards, 0);
  return (paid * 10_000) / scratchCards;
}
