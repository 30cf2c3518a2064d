import type { BookCase } from './bet.ts';
import { cancels } from './cancels.ts';
import { closings } from './closings.ts';
import { corrections } from './corrections.ts';
import { forgeries } from './forgeries.ts';
import { orders } from './orders.ts';
import { placing } from './placing.ts';
import { reserves } from './reserves.ts';
import { sessions } from './sessions.ts';
import { settling } from './settling.ts';

/** In the order in which the table shows them. */
export const bookCases: BookCase[] = [
  ...settling,
  ...closings,
  ...placing,
  ...cancels,
  ...corrections,
  ...sessions,
  ...forgeries,
  ...reserves,
  ...orders,
];
