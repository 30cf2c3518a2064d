import type { SlotModel } from '../slot-model.ts';
import type { SlotFall, SlotSpin } from '../slot-round.ts';

/** Each fall must follow from the one before: winners gone, the others sunk in order, and no win left at the end. */
export function checkTumble(model: SlotModel, spin: SlotSpin, index: number): string[] {
  if (model.mechanic !== 'tumble') return spin.falls.length === 1 ? [] : [`spin ${index} falls more than once`];
  const problems: string[] = [];
  for (const [step, fall] of spin.falls.entries()) {
    const next = spin.falls[step + 1];
    if (next === undefined) {
      if (fall.wins.length > 0) problems.push(`spin ${index} ends on a win`);
    } else if (fall.wins.length === 0) problems.push(`spin ${index} fall ${step} goes on without a win`);
    else if (!followsFrom(fall, next)) problems.push(`spin ${index} fall ${step + 1} does not follow`);
  }
  return problems;
}

function followsFrom(fall: SlotFall, next: SlotFall): boolean {
  return fall.grid.every((reel, at) => {
    const won = new Set(
      fall.wins.flatMap(({ places }) => places.filter(([other]) => other === at).map(([, row]) => row)),
    );
    const sunk = reel.filter((_, row) => !won.has(row));
    return next.grid[at]?.slice(won.size).every((symbol, row) => symbol === sunk[row]) ?? false;
  });
}
