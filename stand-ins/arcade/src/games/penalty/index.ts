import { drawsFrom } from '@harmattan/fair/draws';
import { type Corner, corners, drawKick, endKick, type Power, powers } from '@harmattan/fair/penalty/penalty';
import { z } from 'zod';
import type { InstantGame } from '../game.ts';
import { instantStakes, isStep } from '../instant/stakes.ts';
import type { Theme } from '../instant/theme.ts';
import { penaltyFace } from './face.ts';

export interface PenaltyChoice {
  corner: Corner;
  power: Power;
}

/** One kick from the spot. */
export function makePenalty(theme: Theme): InstantGame<PenaltyChoice> {
  return {
    name: theme.slug,
    choice: z.strictObject({ corner: z.enum(corners), power: z.enum(powers) }),
    stakes: instantStakes,
    fits: ({ stakeMinor }) => isStep(stakeMinor),
    play({ choice, stakeMinor, random }) {
      const kick = drawKick(drawsFrom(random), choice.power);
      const { end, winHundredths } = endKick(choice, kick);
      return { outcome: { ...kick, end, winHundredths }, winMinor: (stakeMinor * BigInt(winHundredths)) / 100n };
    },
    face: penaltyFace(theme),
  };
}
