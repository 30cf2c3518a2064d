import type { Statement } from '../statement.ts';
import { corners, drawKick, endKick, powers } from './penalty.ts';

/** Four of five dives miss the ball. Which corner is aimed at makes no difference. */
export const penaltyStatements: readonly Statement[] = powers.map((power) => ({
  name: `penalty-${power}`,
  returnMillionths: 960_000,
  bounds: [corners.length, 4],
  play: (draws) => endKick({ corner: 'low-left', power }, drawKick(draws, power)).winHundredths,
}));
