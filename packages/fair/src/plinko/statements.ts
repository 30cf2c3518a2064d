import type { Statement } from '../statement.ts';
import { drawFall, type PlinkoChoice, plinkoPaysHundredths, plinkoRisks, plinkoRows } from './plinko.ts';

export const plinkoChoices: readonly PlinkoChoice[] = plinkoRows.flatMap((rows) =>
  plinkoRisks.map((risk) => ({ rows, risk })),
);

/** Every way that the ball can take is equally likely: the ways into a bin are counted row by row. */
export function plinkoReturnMillionths(choice: PlinkoChoice): number {
  let ways = [1];
  for (let row = 0; row < choice.rows; row += 1) {
    ways = [...ways, 0].map((right, bin) => right + (ways[bin - 1] ?? 0));
  }
  const paid = plinkoPaysHundredths(choice).reduce((sum, pays, bin) => sum + pays * (ways[bin] ?? 0), 0);
  return (paid * 10_000) / 2 ** choice.rows;
}

export const plinkoStatements: readonly Statement[] = plinkoChoices.map((choice) => {
  const pays = plinkoPaysHundredths(choice);
  return {
    name: `plinko-${choice.rows}-${choice.risk}`,
    returnMillionths: plinkoReturnMillionths(choice),
    bounds: [2],
    play: (draws) => pays[drawFall(draws, choice).bin] ?? 0,
  };
});
