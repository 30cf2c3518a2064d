import { drawsFrom } from '@harmattan/fair/draws';
import {
  drawFall,
  type PlinkoChoice,
  plinkoMostHundredths,
  plinkoPayMinor,
  plinkoPaysHundredths,
  plinkoRisks,
  plinkoRows,
} from '@harmattan/fair/plinko/plinko';
import { z } from 'zod';
import type { InstantGame } from '../game.ts';
import { provableStakes, timesMinor, winMaxMinor } from '../provable/limits.ts';
import { plinkoFace } from './face.ts';

/** A ball falls through rows of pegs into a bin. */
export const plinko: InstantGame<PlinkoChoice> = {
  name: 'plinko',
  isProvable: true,
  choice: z.strictObject({ rows: z.literal(plinkoRows), risk: z.enum(plinkoRisks) }),
  stakes: provableStakes,
  // What cannot be paid in full is not taken.
  fits: ({ choice, stakeMinor }) => timesMinor(stakeMinor, plinkoMostHundredths(choice), 100) <= winMaxMinor,
  play({ choice, stakeMinor, random }) {
    const { path, bin } = drawFall(drawsFrom(random), choice);
    return {
      outcome: { path, bin, multiplierHundredths: plinkoPaysHundredths(choice)[bin] ?? 0 },
      winMinor: plinkoPayMinor(choice, bin, stakeMinor),
    };
  },
  face: plinkoFace,
};
