import { join } from 'node:path';
import { drawsFrom } from '@harmattan/fair/draws';
import type { Kobo } from '@harmattan/kernel/money';
import { z } from 'zod';
import type { InstantGame, Told } from '../game.ts';
import { faceOf } from './face.ts';
import { drawScene, drawSheet } from './scene.ts';
import { drawSprite } from './sprite.ts';
import { stakeStepsKobo } from './stakes.ts';
import { textsOf } from './texts/index.ts';
import type { Title } from './titles.ts';

export interface SlotChoice {
  isBought: boolean;
}

const choice = z.strictObject({ isBought: z.boolean() });
const steps: ReadonlySet<Kobo> = new Set(stakeStepsKobo);

/** One title as a game. All titles share this; what differs is the title's model and looks. */
export function makeSlot(title: Title): InstantGame<SlotChoice> {
  const { model, slug } = title;
  const buyHundredths = model.buyHundredths === undefined ? undefined : BigInt(model.buyHundredths);
  const name = `slot-${slug}`;
  return {
    name,
    choice,
    stakes: { minKobo: stakeStepsKobo[0], maxKobo: stakeStepsKobo.at(-1) ?? stakeStepsKobo[0] },
    fits: ({ choice: { isBought }, stakeKobo }) => steps.has(stakeKobo) && !(isBought && buyHundredths === undefined),
    costKobo: ({ choice: { isBought }, stakeKobo }) =>
      isBought && buyHundredths !== undefined ? (stakeKobo * buyHundredths) / 100n : stakeKobo,
    play({ choice: { isBought }, stakeKobo: costKobo, random }) {
      // A bought round was paid for as a whole: its wins go by the stake that the price was made from.
      const stakeKobo = isBought && buyHundredths !== undefined ? (costKobo * 100n) / buyHundredths : costKobo;
      const round = model.play(drawsFrom(random), { isBought });
      return {
        outcome: { model: model.name, stakeKobo: Number(stakeKobo), round: round as unknown as Told },
        winKobo: (stakeKobo * BigInt(round.winHundredths)) / 100n,
      };
    },
    face: {
      ...faceOf(title),
      texts: textsOf(title),
      files: join(import.meta.dirname, 'browser'),
      part: 'slots',
      sheets: [`${name}.css`],
      drawn: {
        [`${name}.svg`]: () => drawSprite(title),
        [`${name}-scene.svg`]: () => drawScene(title),
        [`${name}.css`]: () => drawSheet(title),
      },
      modules: ['fair/slots/add-up.ts'],
    },
  };
}
