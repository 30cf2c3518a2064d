import { z } from 'zod';
import { instant, minor, score } from './fields.ts';

const selection = z.strictObject({
  outcome: z.string(),
  bets: z.int(),
  stakes: minor,
  /** What the bets on it return if everything that is open in them comes true. */
  returns: minor,
});

const market = z.strictObject({
  key: z.string(),
  isSuspended: z.boolean(),
  stakes: minor,
  /** What the book loses at most by this market alone. */
  worst: minor,
  selections: z.array(selection),
});

const match = z.strictObject({
  id: z.string(),
  name: z.string(),
  league: z.string(),
  startsAt: instant,
  state: z.string(),
  score,
  isSuspended: z.boolean(),
  bets: z.int(),
  stakes: minor,
  /** What the book loses at most over all ends of the match, and the end at which it does. */
  worst: minor,
  worstScore: score.nullable(),
  markets: z.array(market),
});

const bookingCode = z.strictObject({
  code: z.string(),
  slips: z.int(),
  stakes: minor,
  /** Possible returns less stakes. */
  liability: minor,
  since: instant,
  picks: z.array(z.strictObject({ match: z.string(), name: z.string(), market: z.string(), outcome: z.string() })),
  stopped: z.strictObject({ at: instant, by: z.string(), reason: z.string() }).nullable(),
});

/** Of bets that are open. The largest liabilities first; every code that is stopped is among the codes. */
export const exposureAnswer = z.strictObject({
  at: instant,
  matches: z.array(match),
  codes: z.array(bookingCode),
});
