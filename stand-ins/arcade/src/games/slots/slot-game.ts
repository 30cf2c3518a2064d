import { join } from 'node:path';
import { drawsFrom } from '@harmattan/fair/draws';
import type { Minor } from '@harmattan/kernel/money';
import { z } from 'zod';
import type { InstantGame, Told } from '../game.ts';
import { faceOf } from './face.ts';
import { drawScene, drawSheet } from './scene.ts';
import { drawSprite } from './sprite.ts';
import { stakeStepsMinor } from './stakes.ts';
import { textsOf } from './texts/index.ts';
import type { Title } from './titles.ts';

export interface SlotChoice {
  isBought: boolean;
}

const choice = z.strictObject({ isBought: z.boolean() });
const steps: ReadonlySet<Minor> = new Set(stakeStepsMinor);

/** One title as a game. All titles share this; what differs is the title's model and looks. */
export function makeSlot(title: Title): InstantGame<SlotChoice> {
  const { model, slug } = title;
  const buyHundredths = model.buyHundredths === undefined ? undefined : BigInt(model.buyHundredths);
  const name = `slot-${slug}`;
  return {
    name,
    choice,
    stakes: { minMinor: stakeStepsMinor[0], maxMinor: stakeStepsMinor.at(-1) ?? stakeStepsMinor[0] },
    fits: ({ choice: { isBought }, stakeMinor }) => steps.has(stakeMinor) && !(isBought && buyHundredths === undefined),
    costMinor: ({ choice: { isBought }, stakeMinor }) =>
      isBought && buyHundredths !== undefined ? (stakeMinor * buyHundredths) / 100n : stakeMinor,
    play({ choice: { isBought }, stakeMinor: costMinor, random }) {
      // A bought round was paid for as a whole: its wins go by the stake that the price was made from.
      const stakeMinor = isBought && buyHundredths !== undefined ? (costMinor * 100n) / buyHundredths : costMinor;
      const round = model.play(drawsFrom(random), { isBought });
      return {
        outcome: { model: model.name, stakeMinor: Number(stakeMinor), round: round as unknown as Told },
        winMinor: (stakeMinor * BigInt(round.winHundredths)) / 100n,
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
