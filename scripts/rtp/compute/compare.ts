import { slotSheets } from '@harmattan/fair/slots/models/index';
import { computeReturn } from './compute-return.ts';

/** What a model states beside what its strips and pays come to, in ten-thousandths. */
export interface Comparison {
  model: string;
  stated: number;
  computed: number;
  statedBought: number | undefined;
  computedBought: number | undefined;
  roundsPerBonus: number;
  isWithin: boolean;
}

/** The stated return is the truth to 0.05 %: five ten-thousandths. */
const tolerance = 5;

export function compareWithComputed(model: string): Comparison {
  const sheet = slotSheets.find(({ name }) => name === model);
  if (sheet === undefined) throw new Error(`There is no ${model}.`);
  const { paidHundredths, boughtHundredths, roundsPerBonus } = computeReturn(sheet);
  const computed = paidHundredths * 100;
  const computedBought = sheet.buyHundredths && ((boughtHundredths ?? 0) / sheet.buyHundredths) * 10_000;
  const statedBought = sheet.buyReturnTenThousandths;
  const isWithin =
    Math.abs(computed - sheet.returnTenThousandths) <= tolerance &&
    Math.abs((computedBought ?? 0) - (statedBought ?? 0)) <= tolerance;
  return {
    model,
    stated: sheet.returnTenThousandths,
    computed,
    statedBought,
    computedBought,
    roundsPerBonus,
    isWithin,
  };
}
