import { drawBalls } from '@harmattan/fair/balls';
import { drawsFrom } from '@harmattan/fair/draws';
import { type KenoModel, picksMax } from '@harmattan/fair/keno/keno-model';
import { payKeno } from '@harmattan/fair/keno/pay-keno';
import { z } from 'zod';
import type { InstantGame } from '../game.ts';
import { instantStakes, isStep } from '../instant/stakes.ts';
import type { Theme } from '../instant/theme.ts';
import { kenoFace } from './face.ts';

export interface KenoChoice {
  picks: number[];
}

/** One title of keno. The outcome holds the balls in the order in which they came. */
export function makeKeno(model: KenoModel, theme: Theme): InstantGame<KenoChoice> {
  const number = z.int().min(1).max(model.numbers);
  return {
    name: theme.slug,
    choice: z.strictObject({
      picks: z
        .array(number)
        .min(1)
        .max(picksMax)
        .refine((picks) => new Set(picks).size === picks.length),
    }),
    stakes: instantStakes,
    fits: ({ stakeMinor }) => isStep(stakeMinor),
    play({ choice: { picks }, stakeMinor, random }) {
      const balls = drawBalls(drawsFrom(random), { of: model.numbers, count: model.drawn });
      const { hits, winHundredths } = payKeno(model, picks, balls);
      return { outcome: { balls, hits, winHundredths }, winMinor: (stakeMinor * BigInt(winHundredths)) / 100n };
    },
    face: kenoFace(model, theme),
  };
}
