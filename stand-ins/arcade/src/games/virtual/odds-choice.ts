import { z } from 'zod';
import { type TableBet, tableChoice } from '../tables/table-choice.ts';

/** Bets on the spots of one turn, which is named: prices are good for no other. */
export interface OddsChoice {
  turn: number;
  bets: TableBet[];
}

export function oddsChoice(spots: readonly string[]): z.ZodType<OddsChoice> {
  const table = tableChoice(spots);
  return z.strictObject({ turn: z.int().positive(), bets: z.unknown() }).transform(({ turn, bets }, context) => {
    const read = table.safeParse({ bets });
    if (read.success) return { turn, bets: read.data.bets };
    context.addIssue('These are no bets.');
    return z.NEVER;
  });
}
