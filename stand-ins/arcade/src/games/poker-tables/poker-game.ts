import { type Draws, drawsFrom } from '@harmattan/fair/draws';
import { type Kobo, nairaFromKobo } from '@harmattan/kernel/money';
import { z } from 'zod';
import type { Face, SteppedGame, Told } from '../game.ts';
import { betsKobo, type PokerChoice, pokerChoice, stakeLimits } from './poker-choice.ts';

/** What one bet was, and what it got, its own stake included. */
export interface PaidBet {
  on: string;
  amountKobo: Kobo;
  paidKobo: Kobo;
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
    bets: { anteKobo: Kobo; bonusKobo: Kobo; hasStayed: boolean },
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
  const stayKobo = (hand: PokerHand<Deal>) => betsKobo(hand).anteKobo * BigInt(stay.antes);
  return {
    name: rules.name,
    choice: pokerChoice,
    stakes: stakeLimits,
    fits({ choice, stakeKobo }) {
      const { anteKobo, bonusKobo } = betsKobo(choice);
      return anteKobo + bonusKobo === stakeKobo;
    },
    move: z.strictObject({ do: z.enum([stay.name, 'fold']) }),
    deal: ({ choice: { ante, bonus }, random }) => ({
      ante,
      bonus,
      deal: rules.deal(drawsFrom(random)),
      decided: null,
    }),
    act: (hand, move) => (hand.decided === null ? { ...hand, decided: move.do } : undefined),
    raiseKobo: (hand, move) => (move.do === stay.name ? stayKobo(hand) : 0n),
    leave: () => ({ do: 'fold' }),
    view: (hand) => ({
      ante: hand.ante,
      bonus: hand.bonus,
      cost: nairaFromKobo(stayKobo(hand)),
      decided: hand.decided,
      ...rules.seen(hand.deal),
    }),
    end(hand) {
      if (hand.decided === null) return undefined;
      const { told, bets } = rules.settle(hand.deal, { ...betsKobo(hand), hasStayed: hand.decided === stay.name });
      return {
        outcome: {
          ...told,
          bets: bets.map(({ on, amountKobo, paidKobo }) => ({
            on,
            amount: nairaFromKobo(amountKobo),
            paid: nairaFromKobo(paidKobo),
          })),
        },
        winKobo: bets.reduce((sum, { paidKobo }) => sum + paidKobo, 0n),
      };
    },
    face: rules.face,
  };
}
