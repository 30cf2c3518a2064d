import { type Draws, drawsFrom } from '@harmattan/fair/draws';
import { type Minor, majorFromMinor, minorFromMajor } from '@harmattan/kernel/money';
import type { Face, InstantGame, Told } from '../game.ts';
import { type TableChoice, tableChoice, tableLimits, totalMinor } from './table-choice.ts';

/** A table where everything is bet before chance speaks once: its engine, and how a result is told. */
export interface TableRules<Result> {
  name: string;
  spots: readonly string[];
  draw(draws: Draws): Result;
  /** What a bet gets, its own stake included. */
  pay(on: string, stakeMinor: Minor, result: Result): Minor;
  tell(result: Result): Record<string, Told>;
  face: Face;
}

/** The outcome holds what each bet got, so that the page can show it and add it up: the sum is the win. */
export function createTableGame<Result>(rules: TableRules<Result>): InstantGame<TableChoice> {
  return {
    name: rules.name,
    choice: tableChoice(rules.spots),
    stakes: tableLimits,
    fits: ({ choice: { bets }, stakeMinor }) => totalMinor(bets) === stakeMinor,
    play({ choice: { bets }, random }) {
      const result = rules.draw(drawsFrom(random));
      const paid = bets.map(({ on, amount }) => ({
        on,
        amount,
        paidMinor: rules.pay(on, minorFromMajor(amount) ?? 0n, result),
      }));
      return {
        outcome: {
          ...rules.tell(result),
          bets: paid.map(({ on, amount, paidMinor }) => ({ on, amount, paid: majorFromMinor(paidMinor) })),
        },
        winMinor: paid.reduce((sum, { paidMinor }) => sum + paidMinor, 0n),
      };
    },
    face: rules.face,
  };
}
