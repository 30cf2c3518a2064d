import { drawsFrom } from '@harmattan/fair/draws';
import { drawScratch } from '@harmattan/fair/scratch/draw-scratch';
import { payScratch } from '@harmattan/fair/scratch/pay-scratch';
import type { ScratchModel } from '@harmattan/fair/scratch/scratch-model';
import { z } from 'zod';
import type { InstantGame } from '../game.ts';
import { instantStakes, isStep } from '../instant/stakes.ts';
import type { Theme } from '../instant/theme.ts';
import { scratchFace } from './face.ts';

/** One title of scratch cards. There is nothing to choose; the outcome is the card, field by field. */
export function makeScratch(
  model: ScratchModel,
  theme: Theme,
  things: readonly string[],
): InstantGame<Record<string, never>> {
  return {
    name: theme.slug,
    choice: z.strictObject({}),
    stakes: instantStakes,
    fits: ({ stakeMinor }) => isStep(stakeMinor),
    play({ stakeMinor, random }) {
      const fields = drawScratch(drawsFrom(random), model);
      const { winHundredths } = payScratch(model, fields);
      return { outcome: { fields, winHundredths }, winMinor: (stakeMinor * BigInt(winHundredths)) / 100n };
    },
    face: scratchFace(model, theme, things),
  };
}
