import { z } from 'zod';
import { message } from '../../../fields.ts';

/** Every call that asks the book can meet it away. */
export const away = { BOOK_NOT_REACHABLE: message };

export const matchId = z
  .string()
  .regex(/^\d{1,15}$/, 'must be the number of a match')
  .meta({ description: 'As the book numbers it' });
export const marketKey = z
  .string()
  .regex(/^[\w:.]{1,20}$/, 'must be a market')
  .meta({ description: 'As `1x2` or `total:2.5`' });
export const score = z.tuple([z.int().min(0).max(299), z.int().min(0).max(299)]).meta({ description: 'Home, away' });

/** A decimal price of thousandths. */
export const price = z.number().nullable().meta({ description: 'As 1.85' });
/** A price that is plainly wrong, a bet taken after its outcome was known, a match or market that was offered wrongly. */
export const voidGround = z.enum(['price', 'late', 'match']);

export const betSystem = z
  .strictObject({ name: z.string(), lines: z.int() })
  .meta({ description: 'One bet of several lines, as players call it: `Yankee`, `2/3 + 1` with one banker' });
