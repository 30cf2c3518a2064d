import { type Draws, drawsFrom } from '@harmattan/fair/draws';
import { type Kobo, koboFromNaira, nairaFromKobo } from '@harmattan/kernel/money';
import type { Face, InstantGame, Told } from '../game.ts';
import { type TableChoice, tableChoice, tableLimits, totalKobo } from './table-choice.ts';

/** A table where everything is bet before chance speaks once: its engine, and how a result is told. */
export interface TableRules<Result> {
  name: string;
  spots: readonly string[];
  draw(draws: Draws): Result;
  /** What a bet gets, its own stake included. */
  pay(on: string, stakeKobo: Kobo, result: Result): Kobo;
  tell(result: Result): Record<string, Told>;
  face: Face;
}

/** The outcome holds what each bet got, so that the page can show it and add it up: the sum is the win. */
export function createTableGame<Result>(rules: TableRules<Result>): InstantGame<TableChoice> {
  return {
    name: rules.name,
    choice: tableChoice(rules.spots),
    stakes: tableLimits,
    fits: ({ choice: { bets }, stakeKobo }) => totalKobo(bets) === stakeKobo,
    play({ choice: { bets }, random }) {
      const result = rules.draw(drawsFrom(random));
      const paid = bets.map(({ on, amount }) => ({
        on,
        amount,
        paidKobo: rules.pay(on, koboFromNaira(amount) ?? 0n, result),
      }));
      return {
        outcome: {
          ...rules.tell(result),
          bets: paid.map(({ on, amount, paidKobo }) => ({ on, amount, paid: nairaFromKobo(paidKobo) })),
        },
        winKobo: paid.reduce((sum, { paidKobo }) => sum + paidKobo, 0n),
      };
    },
    face: rules.face,
  };
}
