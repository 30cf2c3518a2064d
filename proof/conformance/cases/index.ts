import type { Case } from './case.ts';
import { forgeries } from './forgeries.ts';
import { orders } from './orders.ts';
import { repeats } from './repeats.ts';
import { rollbacks } from './rollbacks.ts';
import { roundEnds } from './round-ends.ts';
import { sessions } from './sessions.ts';
import { stakesAndWins } from './stakes-and-wins.ts';
import { winsWithoutStakes } from './wins-without-stakes.ts';

/** In the order in which the table shows them. */
export const cases: Case[] = [
  ...stakesAndWins,
  ...repeats,
  ...winsWithoutStakes,
  ...roundEnds,
  ...rollbacks,
  ...sessions,
  ...forgeries,
  ...orders,
];
