import type { Draws } from '@harmattan/fair/draws';
import { slotModels } from '@harmattan/fair/slots/models';

/** Something whose stated return is put to the test. */
export interface Subject {
  /** The model's name, and that of what is tried of it. */
  model: string;
  name: string;
  statedTenThousandths: number;
  /** What a round costs, and what it can pay at most, in hundredths of the stake. */
  costHundredths: number;
  winMaxHundredths: number;
  /** How much of the asked number of rounds it gets: bought rounds are long, and each says more. */
  share: number;
  /** What a round pays, in hundredths of the stake. */
  play(draws: Draws): number;
}

export const subjects: readonly Subject[] = slotModels.flatMap((model) => {
  const paid: Subject = {
    model: model.name,
    name: model.name,
    statedTenThousandths: model.returnTenThousandths,
    costHundredths: 100,
    winMaxHundredths: model.winMaxHundredths,
    share: 1,
    play: (draws) => model.play(draws, { isBought: false }).winHundredths,
  };
  if (model.buyHundredths === undefined) return [paid];
  const bought: Subject = {
    model: model.name,
    name: `${model.name}, bought`,
    statedTenThousandths: model.buyReturnTenThousandths ?? model.returnTenThousandths,
    costHundredths: model.buyHundredths,
    winMaxHundredths: model.winMaxHundredths,
    share: 0.1,
    play: (draws) => model.play(draws, { isBought: true }).winHundredths,
  };
  return [paid, bought];
});
