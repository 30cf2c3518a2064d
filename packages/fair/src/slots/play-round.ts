import type { FreeSpinsRule } from './slot-model.ts';
import type { SlotFall, SlotRound, SlotSpin } from './slot-round.ts';

/** How a mechanic spins: what falls, starting from this multiplier, and how many scatters show in the end. */
export type Spin = (kind: SlotSpin['kind'], multiplier: number) => { falls: SlotFall[]; scatters: number };

/**
 * The frame that all mechanics share: a paid spin, then the free spins it won, until none is left or the most that a
 * round may pay is reached.
 */
export function playRound(
  spin: Spin,
  rule: FreeSpinsRule | undefined,
  winMaxHundredths: number,
  isBought: boolean,
): SlotRound {
  const spins: SlotSpin[] = [];
  let winHundredths = 0;
  let granted = isBought ? (rule?.spinsBought ?? 0) : 0;
  if (!isBought) {
    const paid = takeSpin(spin, 'paid', 1);
    paid.told.freeSpinsWon = spinsFor(rule?.byScatters, paid.scatters);
    granted = paid.told.freeSpinsWon;
    winHundredths = paid.told.winHundredths;
    spins.push(paid.told);
  }
  let multiplier = rule?.multiplier ?? 1;
  for (let played = 0; played < granted && winHundredths < winMaxHundredths; played++) {
    const free = takeSpin(spin, 'free', multiplier);
    free.told.freeSpinsWon = Math.min(
      spinsFor(rule?.againByScatters, free.scatters),
      (rule?.spinsMost ?? granted) - granted,
    );
    granted += free.told.freeSpinsWon;
    winHundredths += free.told.winHundredths;
    multiplier = free.told.falls.at(-1)?.multiplier ?? multiplier;
    spins.push(free.told);
  }
  return { spins, winHundredths: Math.min(winHundredths, winMaxHundredths) };
}

function takeSpin(spin: Spin, kind: SlotSpin['kind'], multiplier: number): { told: SlotSpin; scatters: number } {
  const { falls, scatters } = spin(kind, multiplier);
  let winHundredths = 0;
  for (const fall of falls) winHundredths += fall.winHundredths;
  return { told: { kind, falls, freeSpinsWon: 0, winHundredths }, scatters };
}

function spinsFor(byScatters: FreeSpinsRule['byScatters'] | undefined, scatters: number): number {
  let spins = 0;
  for (const step of byScatters ?? []) if (scatters >= step.count) spins = step.spins;
  return spins;
}
