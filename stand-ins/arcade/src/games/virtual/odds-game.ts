import { type Draws, drawsFrom } from '@harmattan/fair/draws';
import { type Kobo, koboFromNaira, nairaFromKobo } from '@harmattan/kernel/money';
import type { LiveTable } from '../../live/live-table.ts';
import type { Face, InstantGame, Told } from '../game.ts';
import { tableLimits, totalKobo } from '../tables/table-choice.ts';
import { type OddsChoice, oddsChoice } from './odds-choice.ts';

/** What every turn announces: which one it is. The rest is runners, clubs and prices. */
export interface Announced {
  number: number;
}

/** A game of prices: what is announced, what chance makes of it, and what a bet then gets. */
export interface OddsRules<Setup extends Announced, Result> {
  name: string;
  spots: readonly string[];
  draw(draws: Draws, setup: Setup): Result;
  /** What a bet gets, its own stake included. */
  pay(on: string, stakeKobo: Kobo, setup: Setup, result: Result): Kobo;
  tell(result: Result, setup: Setup): Record<string, Told>;
  face: Face;
}

export interface OddsGame {
  rules: InstantGame<OddsChoice>;
  look: LiveTable['look'];
}

/** The outcome holds what each bet got, so that the page can show it and add it up: the sum is the win. */
export function createOddsGame<Setup extends Announced, Result>(odds: OddsRules<Setup, Result>): OddsGame {
  return {
    rules: {
      name: odds.name,
      choice: oddsChoice(odds.spots),
      stakes: tableLimits,
      fits: ({ choice: { bets }, stakeKobo }) => totalKobo(bets) === stakeKobo,
      play({ choice: { turn, bets }, random, setup: announced }) {
        const setup = announced as unknown as Setup;
        const result = odds.draw(drawsFrom(random), setup);
        const paid = bets.map(({ on, amount }) => {
          const stakeKobo = koboFromNaira(amount) ?? 0n;
          // A late bet, made for another turn, gets its stake back: its player has not seen the prices of this one.
          const paidKobo = turn === setup.number ? odds.pay(on, stakeKobo, setup, result) : stakeKobo;
          return { on, amount, paidKobo };
        });
        return {
          outcome: {
            ...odds.tell(result, setup),
            bets: paid.map(({ on, amount, paidKobo }) => ({ on, amount, paid: nairaFromKobo(paidKobo) })),
          },
          winKobo: paid.reduce((sum, { paidKobo }) => sum + paidKobo, 0n),
        };
      },
      face: odds.face,
    },
    look({ random, setup: announced }) {
      const setup = announced as unknown as Setup;
      return { dealt: null, outcome: odds.tell(odds.draw(drawsFrom(random), setup), setup) };
    },
  };
}
