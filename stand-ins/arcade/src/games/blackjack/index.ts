import {
  actBlackjack,
  type BlackjackHand,
  type BlackjackMove,
  blackjackDeeds,
  dealBlackjack,
  leaveBlackjack,
  legalDeeds,
  raiseBlackjackMinor,
} from '@harmattan/fair/blackjack/blackjack';
import { drawsFrom } from '@harmattan/fair/draws';
import { majorFromMinor } from '@harmattan/kernel/money';
import { z } from 'zod';
import type { SteppedGame } from '../game.ts';
import { blackjackFace } from './face.ts';
import { tellOutcome, tellView } from './tell.ts';

/** The cards, and the stake of the beginning, so that the page can be told what a move costs. */
export type StakedHand = { stake: string; table: BlackjackHand };

const wholeMajorMinor = 100n;

/** Blackjack from six decks. There is nothing to choose but the stake: the decisions come with the cards. */
export const blackjack: SteppedGame<Record<never, never>, StakedHand, BlackjackMove> = {
  name: 'blackjack',
  choice: z.strictObject({}),
  stakes: { minMinor: 5_000n, maxMinor: 5_000_000n },
  // Half of the stake insures, and three halves are paid: both are whole kobo.
  fits: ({ stakeMinor }) => stakeMinor % wholeMajorMinor === 0n,
  move: z.strictObject({ do: z.enum(blackjackDeeds) }),
  deal: ({ stakeMinor, random }) => ({ stake: majorFromMinor(stakeMinor), table: dealBlackjack(drawsFrom(random)) }),
  act({ stake, table }, move) {
    const next = actBlackjack(table, move);
    return next && { stake, table: next };
  },
  raiseMinor: (_hand, move, stakeMinor) => raiseBlackjackMinor(move, stakeMinor),
  leave: ({ table }) => leaveBlackjack(table),
  view: tellView,
  end: ({ table }, stakeMinor) => (legalDeeds(table).length > 0 ? undefined : tellOutcome(table, stakeMinor)),
  face: blackjackFace,
};
