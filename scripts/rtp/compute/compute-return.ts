import { layOutMachine, type Machine } from '@harmattan/fair/slots/make-model';
import type { Strip } from '@harmattan/fair/slots/reels';
import type { FreeSpinsRule, Mechanic } from '@harmattan/fair/slots/slot-model';
import type { SlotSheet } from '@harmattan/fair/slots/slot-sheet';
import { meansOfClassic, meansOfLines, meansOfTumble, meansOfWays, type SpinMeans } from './spin-means.ts';

/**
 * Exact means of whole rounds in hundredths of the stake. Where there are free spins it is before the cut at the most that
 * a round pays, which is reached too seldom to show in the return; a simulation says how seldom.
 */
export interface ComputedReturn {
  paidHundredths: number;
  /** Of them, what comes from the free spins. */
  freeHundredths: number;
  /** Undefined where the free spins cannot be bought. */
  boughtHundredths: number | undefined;
  /** How many paid rounds there are for one that wins free spins. */
  roundsPerBonus: number;
}

const meansOf: Record<Mechanic, (machine: Machine, strips: Strip[], winMaxHundredths: number) => SpinMeans> = {
  classic: meansOfClassic,
  lines: meansOfLines,
  ways: meansOfWays,
  tumble: meansOfTumble,
};

export function computeReturn(sheet: SlotSheet): ComputedReturn {
  const machine = layOutMachine(sheet);
  const paid = meansOf[sheet.mechanic](machine, machine.paidStrips, sheet.winMaxHundredths);
  const baseHundredths = paid.winHundredths + machine.multiplierStep * paid.growthHundredths;
  const rule = sheet.free;
  if (rule === undefined) {
    return { paidHundredths: baseHundredths, freeHundredths: 0, boughtHundredths: undefined, roundsPerBonus: Infinity };
  }
  const free = meansOf[sheet.mechanic](machine, machine.freeStrips, sheet.winMaxHundredths);
  const worth = (spins: number) => meanOfFreeSpins(rule, free, machine.multiplierStep, spins);
  let freeHundredths = 0;
  let bonusChance = 0;
  for (const [spins, chance] of chancesOfSpins(rule.byScatters, paid.scatterChances)) {
    if (spins === 0) continue;
    bonusChance += chance;
    freeHundredths += chance * worth(spins);
  }
  return {
    paidHundredths: baseHundredths + freeHundredths,
    freeHundredths,
    boughtHundredths: rule.spinsBought === undefined ? undefined : worth(rule.spinsBought),
    roundsPerBonus: 1 / bonusChance,
  };
}

/**
 * The number of spins is decided by what has been, so the mean of them all is their mean number times the mean of one. A
 * multiplier that grows is kept from spin to spin; models that have one grant no further spins.
 */
function meanOfFreeSpins(rule: FreeSpinsRule, free: SpinMeans, step: number, granted: number): number {
  if (step === 0) return rule.multiplier * free.winHundredths * meanSpins(rule, free.scatterChances, granted);
  if (rule.againByScatters.length > 0) throw new Error('Free spins with a growing multiplier are not granted again.');
  let mean = 0;
  for (let spin = 0; spin < granted; spin++) {
    mean += free.winHundredths * (rule.multiplier + spin * step * free.tumbles) + step * free.growthHundredths;
  }
  return mean;
}

function meanSpins(rule: FreeSpinsRule, scatterChances: number[], granted: number): number {
  const again = [...chancesOfSpins(rule.againByScatters, scatterChances)];
  const known = new Map<string, number>();
  const from = (left: number, soFar: number): number => {
    if (left === 0) return 0;
    const key = `${left}/${soFar}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let mean = 1;
    for (const [spins, chance] of again) {
      const added = Math.min(spins, rule.spinsMost - soFar);
      mean += chance * from(left - 1 + added, soFar + added);
    }
    known.set(key, mean);
    return mean;
  };
  return from(granted, granted);
}

function chancesOfSpins(byScatters: FreeSpinsRule['byScatters'], scatterChances: number[]): Map<number, number> {
  const chances = new Map<number, number>();
  for (const [scatters, chance] of scatterChances.entries()) {
    const spins = byScatters.findLast(({ count }) => scatters >= count)?.spins ?? 0;
    chances.set(spins, (chances.get(spins) ?? 0) + chance);
  }
  return chances;
}
