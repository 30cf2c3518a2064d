import type { ScratchModel } from './scratch-model.ts';

/** A few large prizes. */
export const scratchSun: ScratchModel = {
  name: 'scratch-sun',
  prizes: [
    { winHundredths: 500_000, cards: 1 },
    { winHundredths: 50_000, cards: 10 },
    { winHundredths: 10_000, cards: 80 },
    { winHundredths: 2_000, cards: 700 },
    { winHundredths: 1_000, cards: 1_400 },
    { winHundredths: 500, cards: 3_600 },
    { winHundredths: 200, cards: 9_000 },
    { winHundredths: 100, cards: 13_000 },
  ],
};

/** More of the middle. */
export const scratchCowrie: ScratchModel = {
  name: 'scratch-cowrie',
  prizes: [
    { winHundredths: 100_000, cards: 5 },
    { winHundredths: 20_000, cards: 25 },
    { winHundredths: 5_000, cards: 200 },
    { winHundredths: 1_500, cards: 1_000 },
    { winHundredths: 800, cards: 1_500 },
    { winHundredths: 400, cards: 4_500 },
    { winHundredths: 200, cards: 8_000 },
    { winHundredths: 100, cards: 14_000 },
  ],
};

export const scratchModels: readonly ScratchModel[] = [scratchSun, scratchCowrie];
