import { type Draws, drawsFrom } from '@harmattan/fair/draws';
import { type Minor, majorFromMinor } from '@harmattan/kernel/money';
import { z } from 'zod';
import type { Face, SteppedGame, Told } from '../game.ts';
import { betsMinor, type PokerChoice, pokerChoice, stakeLimits } from './poker-choice.ts';

/** What one bet was, and what it got, its own stake included. */
export interface PaidBet {
  on: string;
  amountMinor: Minor;
  paidMinor: Minor;
}

/** A table where the player sees cards, then folds or stays against the dealer. */
export interface PokerRules<Deal extends Told> {
  name: string;
  /** What staying is called, and how many antes it costs. */
  stay: { name: string; antes: number };
  deal(draws: Draws): Deal;
  /** The cards that the player decides on. */
  seen(deal: Deal): Record<string, Told>;
  settle(
    deal: Deal,
    bets: { anteMinor: Minor; bonusMinor: Minor; hasStayed: boolean },
  ): { told: Record<string, Told>; bets: PaidBet[] };
  face: Face;
}

export type PokerHand<Deal extends Told> = { ante: string; bonus: string | null; deal: Deal; decided: string | null };
export type PokerMove = { do: string };

/**
 * The outcome holds what each bet got, so that the page can show it and add it up: the sum is the win. The cards depend on the
 * draws alone, neither on what is staked nor on what is decided.
 */
export function createPokerGame<Deal extends Told>(
  rules: PokerRules<Deal>,
): SteppedGame<PokerChoice, PokerHand<Deal>, PokerMove> {
  const { stay } = rules;
  const stayMinor = (hand: PokerHand<Deal>) => betsMinor(hand).anteMinor * BigInt(stay.antes);
  return {
    name: rules.name,
    choice: pokerChoice,
    stakes: stakeLimits,
    fits({ choice, stakeMinor }) {
      const { anteMinor, bonusMinor } = betsMinor(choice);
      return anteMinor + bonusMinor === stakeMinor;
    },
    move: z.strictObject({ do: z.enum([stay.name, 'fold']) }),
    deal: ({ choice: { ante, bonus }, random }) => ({
      ante,
      bonus,
      deal: rules.deal(drawsFrom(random)),
      decided: null,
    }),
    act: (hand, move) => (hand.decided === null ? { ...hand, decided: move.do } : undefined),
    raiseMinor: (hand, move) => (move.do === stay.name ? stayMinor(hand) : 0n),
    leave: () => ({ do: 'fold' }),
    view: (hand) => ({
      ante: hand.ante,
      bonus: hand.bonus,
      cost: majorFromMinor(stayMinor(hand)),
      decided: hand.decided,
      ...rules.seen(hand.deal),
    }),
    end(hand) {
      if (hand.decided === null) return undefined;
      const { told, bets } = rules.settle(hand.deal, { ...betsMinor(hand), hasStayed: hand.decided === stay.name });
      return {
        outcome: {
          ...told,
          bets: bets.map(({ on, amountMinor, paidMinor }) => ({
            on,
            amount: majorFromMinor(amountMinor),
            paid: majorFromMinor(paidMinor),
          })),
        },
        winMinor: bets.reduce((sum, { paidMinor }) => sum + paidMinor, 0n),
      };
    },
    face: rules.face,
  };
}
