import type { Statement } from '../statement.ts';
import { chanceTenThousandths, type DiceChoice, diceMultiplierTenThousandths, drawRoll, hasWon } from './dice.ts';

const ways: readonly [name: string, choice: DiceChoice][] = [
  ['under-01.00', { side: 'under', target: 100 }],
  ['under-33.33', { side: 'under', target: 3_333 }],
  ['over-50.49', { side: 'over', target: 5_049 }],
  ['over-24.99', { side: 'over', target: 2_499 }],
  ['under-98.00', { side: 'under', target: 9_800 }],
];

/** The chance times what it pays: 99 %, less what rounding down to four decimals takes, which is never a hundredth of a percent. */
export function diceReturnMillionths(choice: DiceChoice): number {
  return (chanceTenThousandths(choice) * diceMultiplierTenThousandths(choice)) / 100;
}

export const diceStatements: readonly Statement[] = ways.map(([name, choice]) => ({
  name: `dice-${name}`,
  returnMillionths: diceReturnMillionths(choice),
  bounds: [10_000],
  play: (draws) => (hasWon(choice, drawRoll(draws)) ? diceMultiplierTenThousandths(choice) / 100 : 0),
}));
