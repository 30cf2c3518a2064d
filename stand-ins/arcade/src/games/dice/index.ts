import {
  type DiceChoice,
  diceMultiplierTenThousandths,
  dicePayMinor,
  diceSides,
  drawRoll,
  hasWon,
  isDiceChoice,
} from '@harmattan/fair/dice/dice';
import { drawsFrom } from '@harmattan/fair/draws';
import { z } from 'zod';
import type { InstantGame } from '../game.ts';
import { provableStakes } from '../provable/limits.ts';
import { diceFace } from './face.ts';

/** A roll from 00.00 to 99.99 that has to fall under or over a target. The largest multiplier is 99, so no stake wins too much. */
export const dice: InstantGame<DiceChoice> = {
  name: 'dice',
  isProvable: true,
  choice: z.strictObject({ side: z.enum(diceSides), target: z.int() }).refine(isDiceChoice),
  stakes: provableStakes,
  play({ choice, stakeMinor, random }) {
    const roll = drawRoll(drawsFrom(random));
    const isWon = hasWon(choice, roll);
    return {
      outcome: { roll, isWon, multiplierTenThousandths: diceMultiplierTenThousandths(choice) },
      winMinor: isWon ? dicePayMinor(choice, stakeMinor) : 0n,
    };
  },
  face: diceFace,
};
