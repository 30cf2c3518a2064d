import { drawsFrom } from '@harmattan/fair/draws';
import {
  actMines,
  drawMines,
  layMines,
  leaveMines,
  type MinesChoice,
  type MinesHand,
  type MinesMove,
  tellMines,
  viewMines,
} from '@harmattan/fair/mines/mines';
import { cells, minesMaxHundredths } from '@harmattan/fair/mines/pays';
import { z } from 'zod';
import type { SteppedGame } from '../game.ts';
import { mostFor, provableStakes, timesMinor } from '../provable/limits.ts';
import { minesFace } from './face.ts';

/** Twenty-five places, some with mines: each gem raises what can be taken, a mine ends it. */
export const mines: SteppedGame<MinesChoice, MinesHand, MinesMove> = {
  name: 'mines',
  isProvable: true,
  choice: z.strictObject({
    mines: z
      .int()
      .min(1)
      .max(cells - 1),
  }),
  move: z.union([z.strictObject({ open: z.int().min(1).max(cells) }), z.strictObject({ do: z.literal('cash-out') })]),
  stakes: provableStakes,
  deal: ({ choice, stakeMinor, random }) =>
    layMines(drawMines(drawsFrom(random), choice), mostFor(stakeMinor, minesMaxHundredths, 100)),
  act: actMines,
  leave: leaveMines,
  view: viewMines,
  end(hand, stakeMinor) {
    const outcome = tellMines(hand);
    return outcome && { outcome, winMinor: timesMinor(stakeMinor, outcome.multiplierHundredths, 100) };
  },
  face: minesFace,
};
