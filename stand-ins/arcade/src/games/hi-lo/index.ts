import { drawsFrom } from '@harmattan/fair/draws';
import {
  actHiLo,
  drawCards,
  type HiLoHand,
  type HiLoMove,
  layCards,
  leaveHiLo,
  tellHiLo,
  viewHiLo,
} from '@harmattan/fair/hi-lo/hi-lo';
import { hiLoCalls, hiLoMaxHundredThousandths } from '@harmattan/fair/hi-lo/pays';
import { z } from 'zod';
import type { SteppedGame } from '../game.ts';
import { mostFor, provableStakes, timesMinor } from '../provable/limits.ts';
import { hiLoFace } from './face.ts';

const unit = 100_000;

/** Is the next card higher or lower? Each right call multiplies what can be taken, a wrong one ends it. */
export const hiLo: SteppedGame<Record<string, never>, HiLoHand, HiLoMove> = {
  name: 'hi-lo',
  isProvable: true,
  choice: z.strictObject({}),
  move: z.strictObject({ do: z.enum([...hiLoCalls, 'skip', 'cash-out']) }),
  stakes: provableStakes,
  deal: ({ stakeMinor, random }) =>
    layCards(drawCards(drawsFrom(random)), mostFor(stakeMinor, hiLoMaxHundredThousandths, unit)),
  act: actHiLo,
  leave: leaveHiLo,
  view: viewHiLo,
  end(hand, stakeMinor) {
    const outcome = tellHiLo(hand);
    return outcome && { outcome, winMinor: timesMinor(stakeMinor, outcome.multiplierHundredThousandths, unit) };
  },
  face: hiLoFace,
};
