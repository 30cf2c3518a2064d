import type { Draws } from '@harmattan/fair/draws';
import { slotModels } from '@harmattan/fair/slots/models';
import { statements } from '@harmattan/fair/statements';

/** Something whose stated return is put to the test. */
export interface Subject {
  /** The model's name, and that of what is tried of it. */
  model: string;
  name: string;
  /** As a share of what a round costs. */
  statedReturn: number;
  /** What a round costs, and where its pay is cut off, in hundredths of the stake. */
  costHundredths: number;
  winMaxHundredths: number;
  /** How much of the asked number of rounds it gets: bought rounds are long, and each says more. */
  share: number;
  /** What a round pays, in hundredths of the stake. */
  play(draws: Draws): number;
}

export const slotSubjects: readonly Subject[] = slotModels.flatMap((model) => {
  const paid: Subject = {
    model: model.name,
    name: model.name,
    statedReturn: model.returnTenThousandths / 10_000,
    costHundredths: 100,
    winMaxHundredths: model.winMaxHundredths,
    share: 1,
    play: (draws) => model.play(draws, { isBought: false }).winHundredths,
  };
  if (model.buyHundredths === undefined) return [paid];
  const bought: Subject = {
    model: model.name,
    name: `${model.name}, bought`,
    statedReturn: (model.buyReturnTenThousandths ?? model.returnTenThousandths) / 10_000,
    costHundredths: model.buyHundredths,
    winMaxHundredths: model.winMaxHundredths,
    share: 0.1,
    play: (draws) => model.play(draws, { isBought: true }).winHundredths,
  };
  return [paid, bought];
});

export const otherSubjects: readonly Subject[] = statements.map(({ name, returnMillionths, play }) => ({
  model: name,
  name,
  statedReturn: returnMillionths / 1_000_000,
  costHundredths: 100,
  winMaxHundredths: Number.POSITIVE_INFINITY,
  share: 1,
  play,
}));

export const subjects: readonly Subject[] = [...slotSubjects, ...otherSubjects];
