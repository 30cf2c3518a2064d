import { z } from 'zod';

/** Whole kobo, as text: larger sums than a number of JSON holds exactly. */
export const minor = z.codec(z.string().regex(/^-?\d{1,18}$/), z.bigint(), { decode: BigInt, encode: String });

export const instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (at) => at.toISOString(),
});

export const matchId = z.string().regex(/^\d{1,15}$/);
export const market = z.string().regex(/^[\w:.]{1,20}$/);
export const code = z.string().regex(/^[A-Z0-9]{7}$/);
export const player = z.string().regex(/^[\w-]{1,80}$/);
export const score = z.tuple([z.int().min(0).max(299), z.int().min(0).max(299)]);
/** Who acts at the operator, for the book's own records. */
export const by = z.string().min(1).max(100);
export const reason = z.string().min(1).max(500);

/** What kind of obvious error a bet is voided for: a price that is plainly wrong, a bet taken after its outcome was known, a match or market that was offered wrongly. */
export const voidGround = z.enum(['price', 'late', 'match']);

/** Of one act: `moved-on` where the record is no longer as the caller saw it. */
export const outcome = z.strictObject({ status: z.enum(['done', 'unknown', 'moved-on']) });

export const betKind = z.enum(['single', 'accumulator', 'system', 'builder']);
/** As players call it (`Yankee`, `2/3 + 1`), and of how many lines; null for a bet of one line. */
export const system = z.strictObject({ name: z.string(), lines: z.int() }).nullable();
