import { type Draws, drawsFrom } from '@harmattan/fair/draws';
import { type Minor, majorFromMinor, minorFromMajor } from '@harmattan/kernel/money';
import type { LiveTable } from '../../live/live-table.ts';
import type { Face, InstantGame, Told } from '../game.ts';
import { tableLimits, totalMinor } from '../tables/table-choice.ts';
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
  pay(on: string, stakeMinor: Minor, setup: Setup, result: Result): Minor;
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
      fits: ({ choice: { bets }, stakeMinor }) => totalMinor(bets) === stakeMinor,
      play({ choice: { turn, bets }, random, setup: announced }) {
        const setup = announced as unknown as Setup;
        const result = odds.draw(drawsFrom(random), setup);
        const paid = bets.map(({ on, amount }) => {
          const stakeMinor = minorFromMajor(amount) ?? 0n;
          // A late bet, made for another turn, gets its stake back: its player has not seen the prices of this one.
          const paidMinor = turn === setup.number ? odds.pay(on, stakeMinor, setup, result) : stakeMinor;
          return { on, amount, paidMinor };
        });
        return {
          outcome: {
            ...odds.tell(result, setup),
            bets: paid.map(({ on, amount, paidMinor }) => ({ on, amount, paid: majorFromMinor(paidMinor) })),
          },
          winMinor: paid.reduce((sum, { paidMinor }) => sum + paidMinor, 0n),
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
