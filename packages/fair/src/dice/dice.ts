import { decimalText } from '../decimals.ts';
import type { Draws } from '../draws.ts';

export const diceSides = ['under', 'over'] as const;

/** The roll has to fall under the target or over it; a roll that meets the target does neither. */
export interface DiceChoice {
  side: (typeof diceSides)[number];
  /** In hundredths, like the roll: 4950 is 49.50. */
  target: number;
}

/** From 00.00 to 99.99. */
const rolls = 10_000;
/** Of the stake, in ten-thousandths, spread over the chance to win. */
const returnTenThousandths = 9_900;
export const chanceLimits = { minTenThousandths: 100, maxTenThousandths: 9_800 } as const;

export function drawRoll(draws: Draws): number {
  return draws.below(rolls);
}

/** `42.17` for 4217. */
export function rollText(roll: number): string {
  return decimalText(roll, 2).padStart(5, '0');
}

/** How many rolls of ten thousand win. */
export function chanceTenThousandths({ side, target }: DiceChoice): number {
  return side === 'under' ? target : rolls - 1 - target;
}

/** The target that gives this chance on this side. */
export function targetFor(side: DiceChoice['side'], chance: number): number {
  return side === 'under' ? chance : rolls - 1 - chance;
}

export function isDiceChoice(choice: DiceChoice): boolean {
  const chance = chanceTenThousandths(choice);
  return (
    Number.isInteger(choice.target) &&
    chance >= chanceLimits.minTenThousandths &&
    chance <= chanceLimits.maxTenThousandths
  );
}

/** 99 % divided by the chance, rounded down. Whole numbers only: the remainder goes before the division. */
export function diceMultiplierTenThousandths(choice: DiceChoice): number {
  const chance = chanceTenThousandths(choice);
  const whole = returnTenThousandths * rolls;
  return (whole - (whole % chance)) / chance;
}

export function hasWon({ side, target }: DiceChoice, roll: number): boolean {
  return side === 'under' ? roll < target : roll > target;
}

/** What a right call gets, its own stake included. Part of a kobo is not paid. */
export function dicePayMinor(choice: DiceChoice, stakeMinor: bigint): bigint {
  return (stakeMinor * BigInt(diceMultiplierTenThousandths(choice))) / 10_000n;
}
