import type { Statement } from '../statement.ts';
import { actMines, drawMines, layMines, leaveMines, tellMines } from './mines.ts';
import { cells, minesMaxHundredths, minesMultiplierHundredths } from './pays.ts';

const ways: readonly { mines: number; gems: number }[] = [
  { mines: 1, gems: 1 },
  { mines: 3, gems: 5 },
  { mines: 5, gems: 3 },
  { mines: 10, gems: 2 },
  { mines: 24, gems: 1 },
];

/** The chance to find so many gems times what they pay. */
export function minesReturnMillionths(mines: number, gems: number): number {
  let safe = BigInt(minesMultiplierHundredths(mines, gems)) * 10_000_000_000n;
  let all = 1n;
  for (let gem = 0; gem < gems; gem += 1) {
    safe *= BigInt(cells - mines - gem);
    all *= BigInt(cells - gem);
  }
  return Number(safe / all) / 1_000_000;
}

/** Opens one place after the other until there are so many gems, and takes what they are worth. */
export const minesStatements: readonly Statement[] = ways.map(({ mines, gems }) => ({
  name: `mines-${mines}-after-${gems}`,
  returnMillionths: minesReturnMillionths(mines, gems),
  bounds: Array.from({ length: mines }, (_, taken) => cells - taken),
  play(draws) {
    let hand = layMines(drawMines(draws, { mines }), minesMaxHundredths);
    for (let place = 1; place <= gems; place += 1) hand = actMines(hand, { open: place }) ?? hand;
    hand = actMines(hand, leaveMines(hand)) ?? hand;
    return tellMines(hand)?.multiplierHundredths ?? 0;
  },
}));
