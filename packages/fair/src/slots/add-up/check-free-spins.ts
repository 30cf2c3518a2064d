import type { SlotModel } from '../slot-model.ts';
import type { SlotRound, SlotSpin } from '../slot-round.ts';

/** Every free spin must have been won or bought, and every one that was is played, unless the most was reached. */
export function checkFreeSpins(model: SlotModel, round: SlotRound, totalHundredths: number): string[] {
  const problems: string[] = [];
  const isBought = round.spins[0]?.kind === 'free';
  let granted = isBought ? (model.freeSpins?.spinsBought ?? 0) : 0;
  for (const [index, spin] of round.spins.entries()) {
    if (spin.kind === 'paid' && index > 0) problems.push(`spin ${index} is paid`);
    const won = spinsWonBy(model, spin, granted);
    if (spin.freeSpinsWon !== won) problems.push(`spin ${index} states other free spins than its scatters`);
    granted += won;
  }
  const played = round.spins.length - (isBought ? 0 : 1);
  const isCut = totalHundredths >= model.winMaxHundredths;
  if (isCut ? played > granted : played !== granted) problems.push(`${granted} free spins won, ${played} played`);
  return problems;
}

function spinsWonBy(model: SlotModel, spin: SlotSpin, granted: number): number {
  const rule = model.freeSpins;
  if (rule === undefined) return 0;
  const shown = spin.falls.at(-1)?.grid.flat() ?? [];
  const scatters = shown.filter((symbol) => model.symbols[symbol]?.kind === 'scatter').length;
  const steps = spin.kind === 'paid' ? rule.byScatters : rule.againByScatters;
  const won = Math.max(0, ...steps.filter(({ count }) => scatters >= count).map(({ spins }) => spins));
  return spin.kind === 'paid' ? won : Math.min(won, rule.spinsMost - granted);
}
