import { join } from 'node:path';
import type { Card } from '@harmattan/fair/cards/card';
import { drawsFrom } from '@harmattan/fair/draws';
import { dealCards, drawTo, handSize } from '@harmattan/fair/video-poker/deal';
import { keepMade } from '@harmattan/fair/video-poker/keep-made';
import { z } from 'zod';
import { cardFiles } from '../cards/index.ts';
import type { SteppedGame, Told } from '../game.ts';
import { tableFiles } from '../tables/table-html.ts';
import { faceOf } from './face.ts';
import { drawnFiles, fileNames } from './look.ts';
import { stakeStepsMinor } from './stakes.ts';
import { videoPokerTexts } from './texts/index.ts';
import type { Title } from './titles.ts';

/** Ten cards, of which the player sees five; what was held of them, once that is decided. */
export type VideoPokerHand = {
  cards: { rank: number; suit: Card['suit'] }[];
  hold: number[] | null;
};

export interface Holding {
  /** Places from 0 to 4, each once, rising. */
  hold: number[];
}

const choice = z.strictObject({});
const place = z
  .int()
  .min(0)
  .max(handSize - 1);
const move = z.strictObject({
  hold: z
    .array(place)
    .max(handSize)
    .refine((places) => places.every((at, index) => index === 0 || at > (places[index - 1] ?? 0))),
});
const steps: ReadonlySet<bigint> = new Set(stakeStepsMinor);

/** One title as a game. All titles share this; what differs is the title's model and looks. */
export function makeVideoPoker(title: Title): SteppedGame<object, VideoPokerHand, Holding> {
  const { model, slug } = title;
  const { sheet } = fileNames(title);
  return {
    name: `video-poker-${slug}`,
    choice,
    move,
    stakes: { minMinor: stakeStepsMinor[0], maxMinor: stakeStepsMinor.at(-1) ?? stakeStepsMinor[0] },
    fits: ({ stakeMinor }) => steps.has(stakeMinor),
    deal: ({ random }) => ({ cards: dealCards(drawsFrom(random)).map(tellCard), hold: null }),
    act: (hand, { hold }) => (hand.hold === null ? { ...hand, hold } : undefined),
    leave: ({ cards }) => ({ hold: keepMade(cards.slice(0, handSize), model.wildRank) }),
    view({ cards }) {
      const dealt = cards.slice(0, handSize);
      return { cards: dealt, hand: model.payOf(dealt)?.hand ?? null };
    },
    end({ cards, hold }, stakeMinor) {
      if (hold === null) return undefined;
      const final = drawTo(cards, hold).map(tellCard);
      const pay = model.payOf(final);
      const outcome: Record<string, Told> = {
        dealt: cards.slice(0, handSize),
        hold,
        cards: final,
        hand: pay?.hand ?? null,
        times: pay?.times ?? 0,
      };
      return { outcome, winMinor: stakeMinor * BigInt(pay?.times ?? 0) };
    },
    face: {
      ...faceOf(title),
      texts: videoPokerTexts,
      files: [join(import.meta.dirname, 'browser'), cardFiles, tableFiles],
      part: 'video-poker',
      sheets: ['felt.css', 'cards.css', sheet],
      drawn: drawnFiles(title),
    },
  };
}

function tellCard({ rank, suit }: Card) {
  return { rank, suit };
}
