export const cells = 25;
/** Where a round ends by itself at the latest: 5,000 times the stake. */
export const minesMaxHundredths = 500_000;

const returnHundredths = 99n;

/**
 * What so many gems among so many mines are worth, in hundredths of the stake: 99 % divided by the chance to come so far,
 * rounded down. The first gem is safe in (25 − mines) of 25 places, the next in one less of one less, and so on.
 */
function worthHundredths(mines: number, gems: number): number {
  let over = returnHundredths;
  let under = 1n;
  for (let gem = 0; gem < gems; gem += 1) {
    over *= BigInt(cells - gem);
    under *= BigInt(cells - mines - gem);
  }
  return Number(over / under);
}

const worths = Array.from({ length: cells }, (_, mines) =>
  Array.from({ length: cells - mines + 1 }, (_gem, gems) => worthHundredths(mines, gems)),
);

/** Cut at the most that the round may pay. Before the first gem it is the stake itself. */
export function minesMultiplierHundredths(mines: number, gems: number, mostHundredths = minesMaxHundredths): number {
  if (gems === 0) return 100;
  return Math.min(worths[mines]?.[gems] ?? 0, mostHundredths);
}
