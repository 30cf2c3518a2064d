import { drawsFrom } from '@harmattan/fair/draws';
import {
  drawFall,
  type PlinkoChoice,
  plinkoMostHundredths,
  plinkoPayKobo,
  plinkoPaysHundredths,
  plinkoRisks,
  plinkoRows,
} from '@harmattan/fair/plinko/plinko';
import { z } from 'zod';
import type { InstantGame } from '../game.ts';
import { provableStakes, timesKobo, winMaxKobo } from '../provable/limits.ts';
import { plinkoFace } from './face.ts';

/** A ball falls through rows of pegs into a bin. */
export const plinko: InstantGame<PlinkoChoice> = {
  name: 'plinko',
  isProvable: true,
  choice: z.strictObject({ rows: z.literal(plinkoRows), risk: z.enum(plinkoRisks) }),
  stakes: provableStakes,
  // What cannot be paid in full is not taken.
  fits: ({ choice, stakeKobo }) => timesKobo(stakeKobo, plinkoMostHundredths(choice), 100) <= winMaxKobo,
  play({ choice, stakeKobo, random }) {
    const { path, bin } = drawFall(drawsFrom(random), choice);
    return {
      outcome: { path, bin, multiplierHundredths: plinkoPaysHundredths(choice)[bin] ?? 0 },
      winKobo: plinkoPayKobo(choice, bin, stakeKobo),
    };
  },
  face: plinkoFace,
};
